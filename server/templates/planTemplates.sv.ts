import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'who-what-when': {
    name: 'Vem, vad, när',
    desc: 'Från ”vi borde” till ”jag gör det till fredag”: samla det som måste hända, välj, och gå därifrån med en tabell över uppgifter där var och en har en person och ett datum. 30 minuter, 3 till 20 personer.',
    lobbyTitle: 'Vad händer nu?',
    lobbyDesc: 'Vi samlar det som måste göras, och till slut har allt ett namn och ett datum.',
    activities: [
      {
        name: 'Det som måste hända',
        desc: 'En uppgift i varje svar, och börja med ett verb.',
        questions: ['Vad måste vi göra för att komma vidare?'],
        notes:
          '10 minuter. Tre minuters tyst skrivande, dolt, och visa sedan allt. Låt deltagarna gilla det som inte kan vänta.\n\nSå kopierar du uppgifterna: öppna frågan, sedan ”Alternativ för aktiviteten” och ”Kopiera innehåll till en annan aktivitet”, välj ”Vem gör vad till när” och tryck på ”Kopiera toppen” för de mest gillade svaren. Var och ett blir en rad med sin text i första kolumnen och sin eventuella beskrivning i den andra.',
      },
      {
        name: 'Vem gör vad till när',
        desc: 'En rad för varje uppgift. Alla får lägga till och ändra rader.',
        columns: [{ heading: 'Vad' }, { heading: 'Vem' }, { heading: 'När' }],
        notes:
          '20 minuter. Gå igenom raderna uppifrån och ned. ”Vem” är en person som är i rummet och säger ja, aldrig ett team; ”När” är en dag. En rad utan namn är ännu ingen uppgift: dela upp den, hitta någon eller ta bort den. Läs upp tabellen till slut.\n\nAlla kan skriva samtidigt. Lås inmatningen när planen är klar och exportera den som kalkylblad, eller som uppgifter till Jira. För uppföljning duplicerar du sessionen med innehåll och lägger till en kolumn med valen Öppen, Pågår och Klar.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>

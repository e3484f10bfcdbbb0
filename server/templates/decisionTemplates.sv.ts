import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'decision-by-criteria': {
    name: 'Beslut efter kriterier',
    desc: 'Enas om vad ett bra val måste uppfylla och betygsätt alternativen efter det: resultatet är dolt tills omröstningen stängs, så att alla bedömer själva. 60 till 90 minuter, 4 till 25 personer.',
    lobbyTitle: 'I dag beslutar vi',
    lobbyDesc:
      'Först det som är viktigt, sedan alternativen. Alla röster väger lika och ingen av dem har ett namn.',
    activities: [
      {
        name: 'Alternativ och kriterier',
        desc: 'En tanke i varje svar.',
        questions: ['Vilka alternativ har vi?', 'Vad måste ett bra val uppfylla?'],
        groupsDesc: 'Vilka svar betyder samma sak?',
        notes:
          '20 minuter. Säg från början vem som beslutar till slut: det här rummet, eller någon som rummet ger råd. Alternativ som ingen kan genomföra tas bort innan någon betygsätter dem.\n\nSå kopierar du svaren: öppna den första frågan, sedan ”Alternativ för aktiviteten” och ”Kopiera innehåll till en annan aktivitet”, välj ”Så bra är alternativen” och tryck på ”Kopiera grupper” eller ”Kopiera svar”. Gör likadant med den andra frågan och ”Vad väger tyngst”. Tre till sex av varje räcker.',
      },
      {
        name: 'Vad väger tyngst',
        desc: 'Hur mycket ska varje kriterium väga i det här valet?',
        listTitle: 'Kriterier',
        axes: [{ title: 'Vikt', help: '1 trevligt att ha, 5 oumbärligt' }],
        polls: [
          { text: 'Nytta', desc: 'Vad det betyder för dem det är till för.' },
          { text: 'Kostnad', desc: 'Pengar och arbetstid under de första två åren.' },
          { text: 'Tid', desc: 'Hur snart det fungerar.' },
          { text: 'Väg tillbaka', desc: 'Hur lätt vi kan ångra oss om vi hade fel.' },
        ],
        notes:
          '10 minuter. Byt ut de fyra kriterierna mot era egna där de inte passar. Stäng omröstningen, behåll de tre med högst medelvärde och skriv in dem i beskrivningen av nästa aktivitet. Gör det innan någon har sett resultat för alternativen: efteråt väljer man kriterier som passar favoriten.',
      },
      {
        name: 'Så bra är alternativen',
        desc: 'Mätt med de kriterier som väger tyngst. Avstå där du inte vet tillräckligt.',
        listTitle: 'Alternativ',
        axes: [{ title: 'Uppfyller kriterierna', help: '1 inte alls, 5 på alla sätt' }],
        polls: [
          {
            text: 'Låta allt vara som det är',
            desc: 'Betygsätt också det här: det är vad de andra måste vara bättre än.',
          },
        ],
        notes:
          '20 minuter. Före omröstningen får varje alternativ två minuter av någon som gillar det och en av någon som inte gör det. Ingen ser någon summa förrän du stänger omröstningen, inte du heller.\n\nTitta på spridningen bredvid medelvärdet: ett alternativ som ingen har något emot fungerar ofta bättre än ett som halva rummet älskar. Duplicera den här aktiviteten för vart och ett av de tre kriterierna om beslutet måste kunna redovisas, och skriv kriteriet i namnet.',
      },
      {
        name: 'Beslutet',
        desc: 'Rösterna är råd. Beslutet är det vi säger högt.',
        questions: [
          'Vad beslutar vi, och varför?',
          'Vad talar emot det, och hur tar vi hand om det?',
          'Vad skulle få oss att tänka om, och när tittar vi på det?',
        ],
        groups: ['Beslutat', 'Beslutas senare'],
        notes:
          '20 minuter. Om två alternativ ligger nära varandra frågar du vilket av dem rummet kan leva med; rösta inte en tredje gång. Låt någon vars alternativ förlorade svara först på den andra frågan. Flytta beslutet till ”Beslutat” och läs det högt, med namnet på den som genomför det.',
      },
    ],
  },
  'confidence-vote': {
    name: 'Tilltro till planen: rösta från 1 till 5',
    desc: 'En fråga i slutet av en planering: hur säkra är vi på att det går? Alla svarar samtidigt och säger vad som skulle göra dem säkrare. 20 till 30 minuter, hur många som helst.',
    lobbyTitle: 'Hur säkra är vi?',
    lobbyDesc: 'En ärlig siffra från var och en av oss, utan namn.',
    activities: [
      {
        name: 'Fem fingrar',
        desc: 'Ett till fem fingrar, så som du ser det nu.',
        listTitle: 'Vår plan',
        axes: [{ title: 'Tilltro', help: '1 ingen tilltro, 5 full tilltro' }],
        polls: [
          {
            text: 'Vi når vårt mål med den här planen.',
            desc: '1: Jag skulle stoppa den. 2: Jag tvivlar starkt. 3: Jag följer med. 4: Jag tror på den. 5: Jag ser till att den lyckas.',
          },
        ],
        notes:
          '5 minuter. Skriv in ert mål och datumet i påståendet. Resultatet är dolt tills du stänger omröstningen, också för dig: ingen hinner titta på vad de andra visar innan hen väljer.\n\nMedelvärde 4 eller mer och ingen på 1: gå vidare. Under 3: planen är inte klar. Däremellan, eller med en enda 1:a, tar ni nästa aktivitet på allvar. Fråga aldrig vem som valde 1; fråga vad någon som valde 1 kan ha sett.',
      },
      {
        name: 'Vad skulle göra dig säkrare?',
        desc: 'Något som vi kan ändra, besluta eller ta reda på.',
        topics: ['Varför vi gör det', 'Målet', 'Teamet', 'Nästa steg'],
        questions: ['Vad skulle ge dig ett finger till här?'],
        groupsDesc: 'Vad av det här kan vi klara upp i dag?',
        notes:
          '15 minuter. Tre minuters skrivande; ämnen utan svar är goda nyheter och hoppas över. Klara upp de mest gillade punkterna genast: ändra datumet, ta bort en del, utse någon. Gå sedan tillbaka till ”Fem fingrar” och välj ”Nollställ alla röster” under ”Omröstning”: en ny omgång börjar och den första går fortfarande att läsa bredvid.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>

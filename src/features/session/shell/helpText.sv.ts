import type { Translation } from '#ui/texts/useText.ts'
import type { facilitatorHelp, participantHelp } from './helpText.ts'

const facilitator = {
  id: 'facilitatorHelp',
  texts: {
    title: 'Hjälp för facilitatorer',
    topics: {
      build: {
        title: 'Bygg agendan',
        alt: 'En numrerad lista med aktiviteter bredvid den som är öppen',
        lines: [
          'Tryck på ”Ny aktivitet” i agendan till vänster och välj en.',
          'En brainstorm ställer en fråga i taget, för att gilla, kommentera och gruppera. Identifiera samlar svar under flera ämnen på en sida.',
          'I Skalor och 2x2-matrisen betygsätter alla svar på ett eller två reglage. Ovanför en omröstning står hur det ligger till och nästa steg, till exempel ”Stäng och visa”, som tar alla till resultatet; menyn bredvid har alla andra steg, till exempel ”Ny omgång…”.',
          'En planering är en tabell som alla fyller i. Kolumner, deras alternativ och ordningen är dina: kolumnens meny, radens nummer. Dra över celler för att markera, kopiera och fylla dem.',
          'En puls ber om ett värde från 1 till 5 på påståenden i kategorier. Deltagarna kan lägga till påståenden; du godkänner dem först. En kopia jämförs med pulsen före den.',
          'Ordna sorterar kort i sektioner: du själv, alla tillsammans, eller var och en för sig, för att se var rummet är enigt. Ta en brainstorm för att samla idéer och välja bland dem, Identifiera för att samla dem under ämnen, Ordna när de finns och ska få sin plats.',
          'Bilder visar en PDF sida för sida. När du bläddrar i aktiviteten som du presenterar ser alla det; ”Slå på kommentarer” låter rummet kommentera och gilla.',
          '”Redigera” öppnar redigeraren till höger: aktiviteten på din skärm och sessionens inställningar.',
          'Dra en aktivitet till en annan plats, eller använd dess meny: flytta, byt namn, duplicera, dölj, ta bort.',
        ],
      },
      import: {
        title: 'Hämta en aktivitet från en annan session',
        alt: 'En aktivitet som kommer över från en session till en annan',
        lines: [
          'Välj ”Importera aktivitet” under ”Ny aktivitet”, och sedan sessionen och aktiviteten.',
          'Välj om innehållet ska följa med: svar, grupper och kommentarer, eller bara frågorna.',
        ],
      },
      invite: {
        title: 'Bjud in alla',
        alt: 'En QR-kod på en dator, och en telefon som går med via den',
        lines: [
          '”Bjud in” visar sessions-ID, länken och QR-koden. Ingen behöver konto för att gå med.',
          'Där bjuder du också in andra facilitatorer via e-post. De behöver ett konto.',
        ],
      },
      present: {
        title: 'Presentera: ta med alla till din skärm',
        alt: 'Det som är på en dator är också på två telefoner',
        lines: [
          '”Presentera” tar med alla till det som visas på din skärm. Därifrån kan de se sig om på egen hand.',
          'Raden under den översta listen visar alltid vad rummet ser nu.',
          'Du kan förbereda nästa aktivitet på din egen skärm medan rummet ser en annan.',
          '”Sluta presentera” tar alla till lobbyn.',
        ],
      },
      follow: {
        title: 'Följ mig: led steg för steg',
        alt: 'En facilitator vid det tredje steget, och alla som följer efter',
        lines: [
          '”Följ mig” tar med alla i varje steg du tar; deras pilar är låsta tills du stänger av det.',
          'Page Down och Page Up går också ett steg, även från en presentationsklickare.',
        ],
      },
      reveal: {
        title: 'Dölj och visa svar',
        alt: 'Fyra låsta svar blir fyra som går att läsa',
        lines: [
          'Svaren är dolda för de andra tills du trycker på ”Visa svaren”.',
          'Dölj en hel aktivitet i dess meny i agendan: deltagarna ser ett lås.',
          'I redigeraren kan ämnen och frågor döljas ett i taget.',
        ],
      },
      group: {
        title: 'Gruppera svar',
        alt: 'Ett svar läggs på ett annat',
        lines: [
          'Öppna ”Grupper” och lägg ett svar på ett annat: de blir en grupp. Skärmen säger vad som händer innan du släpper.',
          'Med tangentbordet: gå till ett svar, tryck på mellanslag, välj plats med pilarna och tryck på mellanslag igen.',
          'Allt går att ångra med ”Ångra” eller Ctrl och Z.',
        ],
      },
      timer: {
        title: 'Sätt en tid, och se vilka som är klara',
        alt: 'En klocka som räknar ner, och två av tre personer som är klara',
        lines: [
          '”Timer” i den översta listen räknar ner på alla skärmar. Den kan låsa för nya bidrag när tiden är ute.',
          'Deltagarna säger till när de är klara; du ser hur många, utan namn.',
        ],
      },
      screen: {
        title: 'Rummets skärm och din telefon',
        alt: 'En stor skärm som styrs från en telefon',
        lines: [
          '”Projektorvy…” i menyn med tre punkter skapar en länk för rummets skärm. Den visar det som alla får se.',
          '”Fjärrkontroll…” i samma meny gör telefonen till fjärrkontroll: skanna koden, ingen loggar in på den. ”Koppla från” avslutar det.',
        ],
      },
      people: {
        title: 'Vilka som är här, och vad de ser',
        alt: 'Bilderna i listen och listan över personerna bakom dem',
        lines: [
          'Bilderna högst upp öppnar listan över alla som är här; där kan någon tas bort.',
          '”Se deltagarvyn” i profilmenyn visar sessionen så som deltagarna ser den.',
        ],
      },
      offline: {
        title: 'När anslutningen är borta',
        alt: 'En telefon utan nätverk som sparar det som skrivits och skickar det senare',
        lines: [
          'Du kan fortsätta redigera: det sparas på den här enheten och skickas senare. Att presentera får vänta.',
          'Det som deltagarna skriver utan anslutning sparas också, och kommer fram när de är tillbaka.',
        ],
      },
      finish: {
        title: 'Exportera och avsluta',
        alt: 'En session med en flagga, och en fil med det som finns i den',
        lines: [
          '”Exportera…” i profilmenyn sparar svaren som ett kalkylblad eller en CSV-fil.',
          '”Avsluta sessionen…” i menyn med tre punkter stänger den för gott. Du kan fortfarande läsa, kopiera och exportera den.',
        ],
      },
    },
    shortcuts: [
      {
        keys: ['Page Down'],
        does: 'Nästa fråga eller aktivitet, även med en presentationsklickare, när Följ mig är på',
      },
      { keys: ['Page Up'], does: 'Föregående fråga eller aktivitet, när Följ mig är på' },
      {
        keys: ['Alt', '↑'],
        does: 'Flytta upp aktiviteten som har fokus i agendan; Alt och ↓ flyttar ner den',
      },
      { keys: ['/'], does: 'Sök bland svaren' },
      {
        keys: ['Mellanslag'],
        does: 'Lyft ett svar i Grupper eller ett kort i Ordna; pilarna väljer plats, mellanslag släpper det',
      },
      {
        keys: ['1'],
        does: 'I Ordna: skicka kortet som har fokus, eller alla markerade, till första sektionen; 2 till 9 till de följande, 0 till det osorterade',
      },
      { keys: ['↓'], does: 'I Ordna: gå till nästa kort, med → till nästa sektion' },
      { keys: ['Ctrl', 'Z'], does: 'Ångra din senaste ändring i en aktivitet' },
      { keys: ['Ctrl', 'Shift', 'Z'], does: 'Gör om den' },
      { keys: ['Alt', 'W'], does: 'Gå till rutan för svar' },
      { keys: ['Enter'], does: 'Skicka ett svar eller en kommentar; med Shift börjar en ny rad' },
      {
        keys: ['Shift', '↓'],
        does: 'I en planering: markera celler, med valfri pil; mellanslag markerar enstaka',
      },
      { keys: ['Ctrl', 'D'], does: 'I en planering: fyll de markerade cellerna med den översta' },
      {
        keys: ['Alt', 'Shift', '↑'],
        does: 'I en planering: flytta upp raden; de andra pilarna flyttar ner den, eller kolumnen åt sidan',
      },
      { keys: ['Escape'], does: 'Stäng det som är öppet, eller lämna ett fält utan att spara' },
    ],
  },
} satisfies Translation<typeof facilitatorHelp>

const participant = {
  id: 'participantHelp',
  texts: {
    title: 'Hjälp',
    topics: {
      answer: {
        title: 'Lämna ett svar',
        alt: 'En ruta med en text och en knapp som skickar den till de andra',
        lines: [
          'Skriv i rutan och tryck på knappen eller på Enter.',
          'De andra ser det när facilitatorn visar alla svar. Dina egna ser du alltid.',
          'Öppna ditt svar för att ändra eller ta bort det.',
          'I en planering skriver du i en tabells celler, och lägger till rader. Sortering och filter ändrar bara din skärm.',
        ],
      },
      anonymous: {
        title: 'Du är anonym',
        alt: 'Svar utan namn ovanför människor utan ansikten',
        lines: [
          'Ingen kan spåra dina svar till dig, inte heller facilitatorn.',
          'Gillningar och kommentarer har inte heller något namn.',
        ],
      },
      led: {
        title: 'Din skärm ändras av sig själv',
        alt: 'En facilitator tar med en telefon; en annan aktivitet är fortfarande låst',
        lines: [
          'Facilitatorn leder. När något presenteras ändras din skärm av sig själv.',
          'Däremellan kan du se dig om med pilarna, om inte facilitatorn leder steg för steg.',
          'En aktivitet med ett lås är inte öppen än.',
        ],
      },
      like: {
        title: 'Gilla och kommentera',
        alt: 'Ett svar med ett hjärta och en kommentar',
        lines: [
          'Tryck på hjärtat för att gilla ett svar; tryck igen för att ta tillbaka det.',
          'Öppna ett svar för att läsa kommentarerna och skriva en egen.',
        ],
      },
      mine: {
        title: 'Hitta dina egna svar',
        alt: 'Sex svar, varav ett är markerat som ditt eget',
        lines: ['”Mina svar” högst upp samlar det du har skrivit i sessionen. Bara du ser den sidan.'],
      },
      offline: {
        title: 'När anslutningen är borta',
        alt: 'En mobil utan nätverk som sparar det som skrivits och skickar det senare',
        lines: [
          'Fortsätt bara. Det du skriver sparas på den här enheten och skickas så snart anslutningen är tillbaka.',
          '”Sparat” högst upp betyder att allt har kommit fram.',
          'Det är ingen fara att ladda om sidan: du kommer tillbaka som samma person.',
        ],
      },
    },
    shortcuts: [
      { keys: ['Alt', 'W'], does: 'Gå till rutan för svar' },
      { keys: ['Enter'], does: 'Skicka ett svar eller en kommentar' },
      { keys: ['Shift', 'Enter'], does: 'Börja en ny rad' },
      { keys: ['/'], does: 'Sök bland svaren' },
      { keys: ['Enter'], does: 'I en planering: redigera cellen, och spara den; Tabb går vidare till nästa' },
      {
        keys: ['1'],
        does: 'Där alla sorterar: skicka kortet som har fokus till första sektionen; 2 till 9 till de följande, 0 till det osorterade',
      },
      {
        keys: ['Mellanslag'],
        does: 'Där alla sorterar: lyft kortet; pilarna väljer plats, mellanslag släpper det',
      },
      { keys: ['Escape'], does: 'Stäng det som är öppet, eller lämna ett fält utan att spara' },
    ],
  },
} satisfies Translation<typeof participantHelp>

export default [facilitator, participant]

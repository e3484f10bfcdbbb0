import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'project-kick-off': {
    name: 'Projektstart',
    desc: 'Börja med samma bild: varför vi gör det här, hur det ser ut när vi lyckas, hur vi arbetar tillsammans och vad som ännu är öppet. 90 minuter, 5 till 25 personer.',
    lobbyTitle: 'Projektstart',
    lobbyDesc: 'Bra att du är här. Om nittio minuter vet vi alla vart vi är på väg.',
    activities: [
      {
        name: 'Förhoppningar och farhågor',
        desc: 'Om det här projektet, från din plats.',
        questions: ['Vad hoppas du på?', 'Vad oroar dig?'],
        groupsDesc: 'Vilka farhågor har samma rot?',
        notes:
          '15 minuter. Fråga innan du visar någon plan. Ta varje farhåga på allvar; du möter dem igen bland riskerna.',
      },
      {
        name: 'När vi har lyckats',
        desc: 'Föreställ dig att det är klart och gick bra.',
        questions: [
          'Vad kan människor göra då som de inte kan i dag?',
          'Hur märker vi att det var värt det?',
          'Vad ingår inte?',
        ],
        notes:
          '25 minuter. Den tredje frågan sparar mest tid längre fram: leta efter svar som säger emot varandra och red ut dem nu.',
      },
      {
        name: 'Så arbetar vi tillsammans',
        desc: 'Överenskommelser som vi kan hålla.',
        questions: [
          'Vad behöver du av de andra?',
          'Hur fattar vi beslut?',
          'Hur säger vi till varandra när något inte går bra?',
        ],
        notes: '25 minuter. Gruppera, och läs sedan gruppernas namn som meningar som börjar med ”Vi”.',
      },
      {
        name: 'Öppna frågor och första steg',
        desc: 'Inget är för litet.',
        questions: ['Vad vet vi inte än?', 'Vad händer de närmaste två veckorna?'],
        notes: '20 minuter. Varje första steg får ett namn och ett datum innan någon går.',
      },
    ],
  },
  'risk-workshop': {
    name: 'Riskworkshop: pre-mortem',
    desc: 'Anta att det misslyckades: varför? Då säger man sådant som man inte säger om en plan som ännu kan lyckas. 60 minuter, 4 till 20 personer.',
    lobbyTitle: 'Vad kan gå fel?',
    lobbyDesc: 'I dag är tvivel välkomna. Svaren är anonyma.',
    activities: [
      {
        name: 'Det misslyckades',
        desc: 'Det har gått ett år. Projektet har misslyckats helt. Vad hände?',
        questions: [
          'Vad gick fel med människorna och samarbetet?',
          'Vad gick fel med det vi gjorde?',
          'Vad gick fel runt omkring oss?',
        ],
        groupsDesc: 'En grupp för varje orsak. Ge den ett namn som en orsak: ”För att …”.',
        notes:
          '20 minuter. Håll fast vid dåtid: det misslyckades. Tio minuters tyst skrivande med dolda svar, visa sedan alla på en gång.',
      },
      {
        name: 'Vad vi gör åt det',
        desc: 'För de orsaker som fick flest gillningar.',
        questions: [
          'Hur ser vi till att det inte händer?',
          'Vad skulle vi märka först om det började?',
          'Vad gör vi då?',
        ],
        notes:
          '30 minuter. Ta de fem orsakerna med flest gillningar, en i taget. Tidiga tecken är värda mer än planer.',
      },
      {
        name: 'Vem håller ögonen på vad',
        desc: 'En risk som ingen bevakar blir en överraskning.',
        questions: ['Vilken risk bevakar du, och hur ofta får vi höra om den?'],
        notes: '10 minuter. Den som vill får skriva sitt namn här; svaren gör det inte åt någon.',
      },
    ],
  },
  'lessons-after-an-incident': {
    name: 'Lärdomar efter en incident',
    desc: 'Vad hände, vad hjälpte, vad försvårade och vad ändrar vi: utan att lägga skuld på någon. 60 minuter, de som var med.',
    lobbyTitle: 'Vad kan vi lära oss?',
    lobbyDesc: 'Alla gjorde det som verkade rätt med det de visste. Vi tittar på omständigheterna.',
    activities: [
      {
        name: 'Vad hände',
        desc: 'Börja varje svar med klockslaget, till exempel 14.05. Fakta först.',
        questions: ['Vad såg eller gjorde du, och när?'],
        groupsDesc: 'En grupp för varje tidsavsnitt.',
        notes:
          '15 minuter. Samla innan ni förklarar. Gruppera efter tid; luckor och motsägelser visar var ni behöver fråga vidare.',
      },
      {
        name: 'Vad hjälpte, vad försvårade',
        desc: 'Saker och omständigheter, inte personer.',
        questions: ['Vad hjälpte?', 'Vad gjorde det svårare?', 'Var hade vi tur?'],
        notes: '20 minuter. Den tredje frågan hittar nästa incident.',
      },
      {
        name: 'Vad vi ändrar',
        desc: 'En ändring i varje svar.',
        questions: ['Vad hade gjort det här omöjligt?', 'Vad hade gjort det ofarligt?'],
        notes: '20 minuter. Välj få. Föredra ändringar som inte kräver att någon kommer ihåg något.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>

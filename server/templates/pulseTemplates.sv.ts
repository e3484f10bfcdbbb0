import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'team-pulse': {
    name: 'Teampuls',
    desc: 'Sexton påståenden om fem sidor av samarbetet, betygsatta anonymt från 1 till 5, och ett samtal om vad som ligger bakom. Upprepa varje kvartal för att se förändringen. 45 minuter, ett team.',
    lobbyTitle: 'Hur mår vårt team?',
    lobbyDesc:
      'Du betygsätter påståenden från 1 till 5. Ingen ser vad du valde, bara vad alla valde tillsammans.',
    activities: [
      {
        name: 'Teamets puls',
        desc: 'Så som du själv har sett det de senaste fyra veckorna.',
        help: '1 håller inte med, 5 håller helt med',
        listTitle: 'Påståenden',
        categories: [
          {
            name: 'Mål och fokus',
            statements: [
              'Jag vet vad vi vill ha uppnått om tre månader.',
              'När två saker är brådskande vet jag vilken som går först.',
              'Det jag gör spelar roll för någon utanför teamet.',
            ],
          },
          {
            name: 'Samarbete',
            statements: [
              'Jag får snabbt hjälp när jag ber om den.',
              'Jag kan säga att jag har gjort ett misstag.',
              'När vi är oense säger vi det öppet.',
              'Vi gör det vi har kommit överens om.',
            ],
          },
          {
            name: 'Kvaliteten på det vi gör',
            statements: [
              'Jag är stolt över det vi lämnar ifrån oss.',
              'Vi tar oss tid att göra saker ordentligt.',
              'Vi får tidigt veta vad de som använder vårt arbete tycker om det.',
            ],
          },
          {
            name: 'Tempo och energi',
            statements: [
              'Jag skulle klara det här tempot i ett år.',
              'De flesta dagar kan jag arbeta en timme utan att bli avbruten.',
              'Jag har energi kvar när jag slutar för dagen.',
            ],
          },
          {
            name: 'Lärande',
            statements: [
              'Jag har lärt mig något användbart den senaste månaden.',
              'Vi prövar nya sätt att arbeta.',
              'När något går fel letar vi efter orsaker och inte efter syndabockar.',
            ],
          },
        ],
        notes:
          '15 minuter. Säg först vilka som får se resultatet, och håll det. Resultatet uppdateras stegvis, minst tre röstsedlar i taget; i ett team med färre än sex personer väljer du ”När omröstningen stängs” under ”Omröstning”. Påståenden som deltagarna lägger till väntar på ditt godkännande: godkänn dem innan de andra röstar, eller spara dem till nästa gång.\n\nTitta först på påståendena med störst spridning, sedan på de lägsta: ett medelvärde på 3 kan vara ett lugnt team eller ett delat. Jämför inte team med varandra.\n\nDuplicera den här aktiviteten om tre månader, i den här sessionen eller i en kopia av den. Påståenden som minst fem personer röstade på den här gången kan då visa förändringen.',
      },
      {
        name: 'Bakom siffrorna',
        desc: 'Om de två eller tre påståenden som förvånar oss mest.',
        questions: ['Vad tror du ligger bakom?', 'Vilken liten förändring kan vi besluta om i dag?'],
        notes:
          '25 minuter. Ta ett påstående med stor spridning och ett lågt; mer än så hinns inte med. Fråga vad människor har sett, aldrig vem som röstade lågt. Sluta med en förändring, någon som ser till att den blir av, och det påstående där ni hoppas märka den nästa gång.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>

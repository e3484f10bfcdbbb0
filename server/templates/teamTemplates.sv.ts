import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'retrospective-start-stop-continue': {
    name: 'Retrospektiv: börja, sluta, fortsätt',
    desc: 'Se tillbaka på de senaste veckorna, enas om vad som är viktigt och gå därifrån med två eller tre åtgärder som någon äger. 45 till 60 minuter, 4 till 15 personer.',
    lobbyTitle: 'Retrospektiv',
    lobbyDesc: 'Vad ska vi börja med, sluta med och fortsätta med? Dina svar är anonyma.',
    activities: [
      {
        name: 'Incheckning',
        desc: 'Ett ord eller en kort mening räcker.',
        questions: ['Med vilken känsla kommer du hit i dag?'],
        notes:
          '5 minuter. Alla skriver innan någon läser: visa svaren när antalet slutar växa. Diskutera dem inte; tacka och gå vidare.',
      },
      {
        name: 'Börja, sluta, fortsätt',
        desc: 'En tanke i varje svar. Skriv vad som hände och vad det ledde till.',
        questions: [
          'Vad ska vi börja göra?',
          'Vad ska vi sluta göra?',
          'Vad fungerar bra och ska fortsätta?',
        ],
        groupsDesc: 'Lägg ihop det som har samma orsak och ge orsaken ett namn.',
        notes:
          '20 minuter. Ungefär 5 minuters tyst skrivande för alla tre frågorna, visa dem sedan en i taget. Gruppera på sidan Grupper medan rummet pratar; låt deltagarna namnge grupperna. Stäng gillandet innan du visar siffrorna.',
      },
      {
        name: 'Åtgärder',
        desc: 'Så små att de hinns med på två veckor. Vem gör vad till när?',
        questions: ['Vad gör vi åt de två eller tre saker som fick flest gillningar?'],
        notes:
          '15 minuter. En åtgärd utan namn och datum är en önskan. Stanna vid tre: en kort lista som blir gjord är värd mer än en lång.',
      },
    ],
  },
  'retrospective-four-ls': {
    name: 'Retrospektiv: fyra sätt att se tillbaka',
    desc: 'Gillade, lärde, saknade, längtade efter: en lugn återblick i slutet av ett projekt eller ett kvartal. 60 minuter, 5 till 30 personer.',
    lobbyTitle: 'Vi ser tillbaka tillsammans',
    lobbyDesc: 'Vad gav den här tiden oss, och vad fattades?',
    activities: [
      {
        name: 'Fyra sätt att se tillbaka',
        desc: 'Så konkret du kan: en dag, ett beslut, ett samtal.',
        questions: ['Vad gillade du?', 'Vad lärde du dig?', 'Vad saknade du?', 'Vad längtade du efter?'],
        groupsDesc: 'Vad hör ihop, vilken fråga det än svarar på?',
        notes:
          '30 minuter. 8 minuters skrivande. Visa ”gillade” först och ge det tid: det sätter tonen. Be om berättelserna bakom tre eller fyra svar på varje fråga.',
      },
      {
        name: 'Det vi tar med oss',
        desc: 'En mening som du skulle säga till nästa team.',
        questions: ['Vad gör vi annorlunda nästa gång?', 'Vad behåller vi?'],
        notes: '20 minuter. Läs de mest gillade högt och fråga vem som ser till att de inte glöms bort.',
      },
    ],
  },
  'team-health-check': {
    name: 'Hälsokoll för teamet',
    desc: 'Fem sidor av samarbetet, var och en med det som är bra och det som skulle göra det bättre. Upprepa varje kvartal. 45 minuter, ett team.',
    lobbyTitle: 'Hur mår vi?',
    lobbyDesc: 'Ingen ser vem som skrev vad. Säg som det är, och säg det vänligt.',
    activities: [
      {
        name: 'Fem sidor av samarbetet',
        desc: 'Svara för teamet, inte för enskilda personer.',
        topics: ['Mål och fokus', 'Samarbete', 'Kvaliteten på det vi gör', 'Tempo och energi', 'Lärande'],
        questions: ['Vad är bra här?', 'Vad skulle göra det bättre?'],
        notes:
          '30 minuter. Presentera ett ämne i taget, 3 minuters skrivande för varje. Leta efter ämnet med mest energi, inte efter det sämsta.',
      },
      {
        name: 'En förändring',
        desc: 'Något som teamet kan besluta om själv.',
        questions: ['Vilken förändring skulle hjälpa mest fram till nästa koll?'],
        notes: '15 minuter. Enas om en. Skriv upp hur ni märker att den fungerade.',
      },
    ],
  },
  'check-in-check-out': {
    name: 'Incheckning och utcheckning',
    desc: 'En början och ett slut för vilket möte som helst: vilka är här, vad väntar vi oss och vad tar vi med oss. 10 minuter i varje ände.',
    lobbyTitle: 'Välkommen',
    lobbyDesc: 'Vi börjar alldeles strax. Gör det bekvämt för dig.',
    activities: [
      {
        name: 'Incheckning',
        desc: 'Korta svar. Det finns inga felaktiga.',
        questions: ['Vad har du i tankarna just nu?', 'Vad skulle göra mötet värt din tid?'],
        notes:
          '5 till 10 minuter. Läs upp några förväntningar och säg ärligt vilka av dem som mötet i dag kan uppfylla.',
      },
      {
        name: 'Utcheckning',
        desc: 'Innan vi går.',
        questions: ['Vad tar du med dig?', 'Vad borde vara bättre nästa gång?'],
        notes: '5 minuter, också när tiden är knapp: det är här du lär dig mest.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>

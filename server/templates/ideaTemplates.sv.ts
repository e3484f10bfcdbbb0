import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'idea-sprint': {
    name: 'Idésprint',
    desc: 'Många idéer, sedan bättre, sedan några att pröva: en brainstorm som slutar med ett beslut. 60 till 90 minuter, 5 till 50 personer.',
    lobbyTitle: 'Idésprint',
    lobbyDesc: 'Ta med allt, också det som låter omöjligt.',
    activities: [
      {
        name: 'Frågan bakom',
        desc: 'Innan vi svarar: ställer vi rätt fråga?',
        questions: ['Vad gör det här svårt i dag?', 'För vem skulle det betyda mest?'],
        notes: '10 minuter. Välj de två eller tre svårigheter som idéerna ska handla om.',
      },
      {
        name: 'Många idéer',
        desc: 'En idé i varje svar. Först mängd: ingen bedömer än.',
        questions: [
          'Hur skulle vi kunna göra det lättare?',
          'Vad skulle vi göra om pengar och tid inte spelade någon roll?',
          'Vilken är den minsta sak som skulle hjälpa i morgon?',
        ],
        groupsDesc: 'Vilka idéer är egentligen en? Ge det gemensamma ett namn.',
        notes:
          '25 minuter. Dolda svar medan alla skriver: de första idéerna ska inte leda de andra. Visa sedan, läs och gruppera. De föreslagna grupperna är en bra början när svaren är många.',
      },
      {
        name: 'Gör de bästa bättre',
        desc: 'Ta en grupp med många gillningar och bygg vidare på den.',
        questions: ['Vad skulle göra den ännu bättre?', 'Vad talar emot den, och hur går det att lösa?'],
        notes: '20 minuter. Kommentarerna under ett svar är en bra plats att bygga vidare på det.',
      },
      {
        name: 'Det vi prövar',
        desc: 'Litet, snart, och så att vi lär oss något.',
        questions: ['Vad prövar vi först, och vad vill vi lära oss av det?'],
        notes: '15 minuter. Högst två försök.',
      },
    ],
  },
  'questions-and-answers': {
    name: 'Frågor från rummet',
    desc: 'För föredrag och stormöten: frågorna kommer in hela tiden, anonymt, och de mest efterfrågade besvaras först. Hur många som helst.',
    lobbyTitle: 'Dina frågor',
    lobbyDesc: 'Fråga det du vill veta och gilla de frågor du delar. Ingen ser vem som frågade.',
    activities: [
      {
        name: 'Frågor',
        desc: 'En fråga i varje svar. Titta först om den redan finns, och gilla den.',
        questions: ['Vad vill du veta?'],
        groupsDesc: 'Besvarade, senare, inte här.',
        groups: ['Besvarade', 'Besvaras efter mötet'],
        notes:
          'Visa alla svar och sortera efter popularitet. Presentera frågan som du svarar på; flytta den till ”Besvarade” efteråt. Svara också på någon fråga med få gillningar.',
      },
      {
        name: 'Innan du går',
        desc: 'Tack för att du var här.',
        questions: ['Vad hade du mest nytta av?', 'Vad är fortfarande oklart?'],
        notes: 'De sista tre minuterna. Den andra frågan visar vad du kan skriva till alla i morgon.',
      },
    ],
  },
  'customer-journey': {
    name: 'Kundresa',
    desc: 'Gå igenom vad människor upplever med oss, steg för steg: vad de vill, vad som gläder och vad som stör. 75 minuter, 4 till 20 personer.',
    lobbyTitle: 'I deras skor',
    lobbyDesc: 'I dag ser vi oss utifrån.',
    activities: [
      {
        name: 'Resan',
        desc: 'Se det med en verklig persons ögon, någon du har träffat.',
        topics: [
          'De hör talas om oss',
          'De bestämmer sig',
          'De börjar',
          'De använder det',
          'De behöver hjälp',
          'De lämnar eller stannar',
        ],
        questions: ['Vad vill de här?', 'Vad gläder dem?', 'Vad stör dem?'],
        groupsDesc: 'Vilka störningar har samma orsak?',
        notes:
          '40 minuter. Byt först namn på ämnena till era egna steg. Presentera ett steg i taget; 4 minuters skrivande för varje.',
      },
      {
        name: 'Var vi börjar',
        desc: 'Var skulle en liten insats ändra mycket?',
        questions: ['Vilket ögonblick förbättrar vi först, och hur?'],
        notes: '20 minuter. Ta de tre störningarna med flest gillningar.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>

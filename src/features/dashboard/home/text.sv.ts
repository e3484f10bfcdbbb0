import type { Translation } from '#ui/texts/useText.ts'
import type { homeText } from './text.ts'

export default {
  id: 'dashboardHome',
  texts: {
    welcome: (firstName) => (firstName === '' ? 'Välkommen!' : `Välkommen, ${firstName}!`),
    welcomeHint: 'Fortsätt med en session där du slutade, eller starta en ny.',
    recent: 'Senaste sessionerna',
    popular: 'Populära mallar',
    topLibrary: 'Topplistan i biblioteket',
    seeAll: 'Visa alla',
    seeAllSessions: 'Visa alla sessioner',
    seeAllTemplates: 'Visa alla mallar',
    seeAllLibrary: 'Visa hela biblioteket',
    emptyTitle: 'Skapa din första session',
    emptyHint:
      'En session består av aktiviteter, till exempel en brainstorm. Bygg den i lugn och ro och bjud sedan in alla med en kod eller en länk. Eller börja från en mall här nedanför.',
    noTemplates: 'Inga mallar än',
    noTemplatesHint: 'Spara en av dina sessioner som mall och starta nästa från den.',
    nonePopular: 'Inget är populärt än',
    nonePopularHint:
      'Här visas mallar som andra använder om och om igen. Visa alla mallar för att titta på de övriga.',
    used: (count) => (count === 1 ? 'Använd en gång' : `Använd ${count} gånger`),
    unused: 'Inte använd än',
    waiting: (count: number) =>
      count === 1 ? 'Du är inbjuden att leda en session' : `Du är inbjuden att leda ${count} sessioner`,
    waitingByMail: (email: string) =>
      `Bekräfta att ${email} är din adress: använd länken i mejlet. Vi kan skicka den en gång till.`,
    waitingForOwner: (email: string) =>
      `Den som skapade den behöver bekräfta att kontot med ${email} är ditt. Säg till att du är här.`,
    mailLink: 'Mejla mig länken',
    linkMailed: (email: string) => `Länken är på väg till ${email}.`,
  },
} satisfies Translation<typeof homeText>

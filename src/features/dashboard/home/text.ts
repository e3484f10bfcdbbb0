import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the dashboard's home. */
export const homeText = {
  id: 'dashboardHome',
  en: {
    welcome: (firstName: string) => (firstName === '' ? 'Welcome!' : `Welcome, ${firstName}!`),
    welcomeHint: 'Pick up a session where you left it, or start a new one.',
    recent: 'Recent sessions',
    popular: 'Popular templates',
    topLibrary: 'Top of the library',
    seeAll: 'See all',
    seeAllSessions: 'See all sessions',
    seeAllTemplates: 'See all templates',
    seeAllLibrary: 'See all of the library',
    emptyTitle: 'Create your first session',
    emptyHint:
      'A session is made of activities, such as a brainstorm. Build it in peace, then invite everyone with a code or a link. Or start from a template below.',
    noTemplates: 'No templates yet',
    noTemplatesHint: 'Save one of your sessions as a template, and start the next one with it.',
    nonePopular: 'Nothing is popular yet',
    nonePopularHint:
      'Templates that others use again and again appear here. See all templates to look at the others.',
    used: (count: number) => (count === 1 ? 'Used once' : `Used ${count} times`),
    unused: 'Not used yet',
    waiting: (count: number) =>
      count === 1
        ? 'You are invited to facilitate a session'
        : `You are invited to facilitate ${count} sessions`,
    waitingByMail: (email: string) =>
      `Confirm that ${email} is your address: use the link in the mail. We can send it once more.`,
    waitingForOwner: (email: string) =>
      `The person who created it has to confirm that the account with ${email} is yours. Tell them that you are here.`,
    mailLink: 'Mail me the link',
    linkMailed: (email: string) => `The link is on its way to ${email}.`,
  },
} satisfies Catalogue<unknown>

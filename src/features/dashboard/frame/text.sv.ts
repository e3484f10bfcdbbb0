import type { Translation } from '#ui/texts/useText.ts'
import type { frameText } from './text.ts'

export default {
  id: 'dashboardFrame',
  texts: {
    navigation: 'Startsida',
    home: 'Hem',
    workshops: 'Mina sessioner',
    templates: 'Mallar',
    library: 'Bibliotek',
    settings: 'Inställningar',
    createTemplate: 'Skapa mall',
    joinSession: 'Gå med i en session',
    editProfile: 'Redigera profil',
    editLicence: 'Redigera licens',
    accountSettings: 'Kontoinställningar',
    offline: 'Du är offline. Du ser det som fanns här senast; ändringar får vänta tills du är tillbaka.',
    needsConnection: 'Det här kräver anslutning',
    onlyCreator: 'Bara den som skapade den kan göra det här',
    menuOf: (name) => `Åtgärder för ${name}`,
    nameless: 'Utan namn',
  },
} satisfies Translation<typeof frameText>

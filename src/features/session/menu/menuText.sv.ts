import type { Translation } from '#ui/texts/useText.ts'
import type { menuText } from './menuText.ts'

export default {
  id: 'sessionMenu',
  texts: {
    session: 'Den här sessionen',
    template: 'Den här mallen',
    exportInput: 'Exportera…',
    accountSettings: 'Kontoinställningar',
    editProfile: 'Redigera profil',
    editLicence: 'Redigera licens',
  },
} satisfies Translation<typeof menuText>

import type { Translation } from '#ui/useText.ts'
import type { menuText } from './menuText.ts'

export default {
  id: 'sessionMenu',
  texts: {
    exportInput: 'Exportera…',
    accountSettings: 'Kontoinställningar',
    editProfile: 'Redigera profil',
    editLicence: 'Redigera licens',
  },
} satisfies Translation<typeof menuText>

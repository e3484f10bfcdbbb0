import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the profile menu within a session. */
export const menuText = {
  id: 'sessionMenu',
  en: {
    session: 'This session',
    template: 'This template',
    exportInput: 'Export…',
    accountSettings: 'Account settings',
    editProfile: 'Edit profile',
    editLicence: 'Edit licence',
  },
} satisfies Catalogue<unknown>

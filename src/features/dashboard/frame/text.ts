import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the dashboard's frame, and texts that several of its pages share. */
export const frameText = {
  id: 'dashboardFrame',
  en: {
    navigation: 'Dashboard',
    home: 'Home',
    workshops: 'My sessions',
    templates: 'Templates',
    library: 'Library',
    settings: 'Settings',
    createTemplate: 'Create template',
    joinSession: 'Join a session',
    editProfile: 'Edit profile',
    editLicence: 'Edit licence',
    accountSettings: 'Account settings',
    offline: 'You are offline. You see what was here last; changes have to wait until you are back.',
    needsConnection: 'This needs a connection',
    onlyCreator: 'Only the creator may do this',
    menuOf: (name: string) => `Actions for ${name}`,
    nameless: 'Without a name',
  },
} satisfies Catalogue<unknown>

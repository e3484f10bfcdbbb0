import type { Catalogue } from './useText.ts'

/**
 * Labels that several screens of facilitators share. Those that participants need too are in `text.ts`, which is part of
 * their first load.
 */
export const labelText = {
  id: 'labels',
  en: {
    createSession: 'Create session',
    sessionName: 'Session name',
    templateName: 'Template name',
    activityName: 'Activity name',
    settings: 'Settings',
    on: 'On',
    off: 'Off',
    rename: 'Rename',
    moveUp: 'Move up',
    moveDown: 'Move down',
    undo: 'Undo',
    copyInput: 'Copy input to another activity',
    presenterNotes: 'Presenter notes',
    me: 'Me',
  },
} satisfies Catalogue<unknown>

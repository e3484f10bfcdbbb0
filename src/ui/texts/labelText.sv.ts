import type { labelText } from './labelText.ts'
import type { Translation } from './useText.ts'

export default {
  id: 'labels',
  texts: {
    createSession: 'Skapa session',
    sessionName: 'Sessionens namn',
    templateName: 'Mallens namn',
    activityName: 'Aktivitetens namn',
    settings: 'Inställningar',
    on: 'På',
    off: 'Av',
    rename: 'Byt namn',
    moveUp: 'Flytta upp',
    moveDown: 'Flytta ner',
    undo: 'Ångra',
    copyInput: 'Kopiera innehåll till en annan aktivitet',
    presenterNotes: 'Talaranteckningar',
    me: 'Jag',
  },
} satisfies Translation<typeof labelText>

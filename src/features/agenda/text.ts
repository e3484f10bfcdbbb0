import type { Catalogue } from '#ui/useText.ts'

/** Texts of the agenda. */
export const agendaText = {
  en: {
    agenda: 'Agenda',
    lobby: 'Lobby',
    activities: 'Activities',
    newActivity: 'New activity',
    brainstorm: 'Brainstorm',
    brainstormHint: 'Everyone answers questions at once; like, comment and group.',
    unnamed: 'Unnamed',
    presented: 'presented now',
    hidden: 'hidden from participants',
    locked: 'locked',
    menuOf: (name: string) => `Actions for ${name}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    rename: 'Rename',
    renameTitle: 'Rename activity',
    name: 'Activity name',
    save: 'Save',
    cancel: 'Cancel',
    hide: 'Hide from participants',
    show: 'Show to participants',
    delete: 'Delete',
    deleteTitle: 'Are you sure you want to delete this activity?',
    deleteText: 'This will permanently delete the activity and any input will be lost.',
    moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
    created: (name: string) => `${name} is added`,
    showAgenda: 'Show Agenda to Participants',
    needsConnection: 'This needs the connection. It is being restored.',
  },
} satisfies Catalogue<unknown>

import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of what facilitators edit in any activity. */
export const editorText = {
  id: 'activityEditor',
  en: {
    loading: 'Loading the editor',
    activityType: 'Activity type',
    typeHint:
      'Activity type cannot be changed in the editor. “Switch activity…” in its menu in the agenda puts another type in its place.',
    description: 'Description',
    importData: 'Import data',
    importFile: 'Import from a file…',
    show: (label: string) => `Go to ${label}`,
    textOf: (label: string) => `Text of ${label}`,
    sort: (label: string) => `Sort ${label}`,
    sortHint:
      'Press the space bar to lift, arrow keys to move, space again to drop, Escape to cancel. The menu moves it too.',
    lifted: (label: string) => `Lifted: ${label}.`,
    over: (place: number, all: number) => `Place ${place} of ${all}.`,
    overNothing: 'Over nothing. Dropping here changes nothing.',
    dropped: 'Dropped.',
    dropCancelled: 'Cancelled. Everything is where it was.',
    moved: (label: string, place: number, all: number) => `${label} is now ${place} of ${all}`,
    menu: (label: string) => `Actions for ${label}`,
    hide: (label: string) => `Hide ${label} from participants`,
    unhide: (label: string) => `Show ${label} to participants`,
    lastOne: 'The last one cannot be deleted.',
    deleted: (label: string) => `${label} deleted`,
    deskAway: 'Editing waits for a live connection.',
    options: 'Options of this activity',
    redo: 'Redo',
    undone: 'Undone',
    redone: 'Redone',
    cannotUndo: 'Something else was changed meanwhile. Use Undo in the activity, step by step.',
    name: 'Name of the activity',
    editName: 'Edit the name',
  },
} satisfies Catalogue<unknown>

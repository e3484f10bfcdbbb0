import type { Sorting } from '#domain/organize/flags.ts'
import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

const sections = (count: number): string => (count === 1 ? '1 section' : `${count} sections`)

/** Texts of Organize's editor. */
export const organizeEditorText = {
  id: 'organizeEditor',
  en: {
    organize: 'Organize',
    sections: 'Sections',
    addSection: 'Add section',
    noSections: 'No sections yet. Paste several lines into one, and each becomes a section.',
    mostSections: `An Organize activity has at most ${limits.organizeSections} sections.`,
    sectionAt: (n: number) => `Section ${n}`,
    newSection: (n: number) => `Section ${n}`,
    colorOf: (label: string, color: string) => `Colour of ${label}: ${color}`,
    descriptionOf: (label: string) => `Description of ${label}`,
    deleteTitle: 'Delete this section?',
    deleteBody: (unsorted: string, areVotedOn: boolean) =>
      `Nothing in it is lost: its items return to “${unsorted}”. You can undo it right after.${areVotedOn ? ' Votes for it count as undecided.' : ''}`,
    added: (count: number) => `${sections(count)} added.`,
    tooManyLeft: (count: number) =>
      `${count === 1 ? '1 line does' : `${count} lines do`} not fit: there are at most ${limits.organizeSections} sections.`,
    tooLongLeft: (count: number) =>
      `${count === 1 ? '1 line is' : `${count} lines are`} longer than ${limits.sectionName} characters.`,
    unsorted: 'What is not sorted',
    unsortedName: 'Name of its section',
    sorting: 'Who sorts',
    sortings: {
      FACILITATORS: 'I sort',
      EVERYONE: 'Everyone sorts',
      EACH: 'Everyone sorts for themselves',
    } satisfies Record<Sorting, string>,
    sortingHints: {
      FACILITATORS: 'Facilitators move the items. The others look on.',
      EVERYONE: 'Everybody moves items on the same board. Nobody sees who moved what.',
      EACH: 'Everybody places the items without seeing the others. When voting closes, you see where they agree.',
    } satisfies Record<Sorting, string>,
    sorted: (sorting: string) => `Who sorts: ${sorting}`,
    takesItems: 'Participants add items',
    takesItemsHint: 'Everybody sees an item at once.',
  },
} satisfies Catalogue<unknown>

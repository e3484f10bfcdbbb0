import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the pages Templates and Library. */
export const libraryText = {
  id: 'dashboardLibrary',
  en: {
    templatesHint: 'Start a session with activities that are there already.',
    libraryHint: 'Ready to use: official templates, and those that others share with everybody.',
    filter: 'Show templates',
    all: 'All',
    mine: 'My Templates',
    search: 'Search templates',
    searchLibrary: 'Search the library',
    official: 'Official templates',
    shared: 'Shared by others',
    foundCount: (count: number) => (count === 1 ? '1 template found' : `${count} templates found`),
    foundNone: (search: string) => `No template has “${search}” in its name or description`,
    foundNoneHint: 'Check the spelling, or search for one word of it.',
    noneHere: 'No templates here',
    noneHereHint: 'Choose another category, or all of them.',
    noneMine: 'You have no templates yet',
    noneMineHint: 'Make one, or save a session as a template from its menu in My sessions.',
    libraryEmpty: 'The library is empty',
    libraryEmptyHint: 'Official templates appear here when an administrator adds them.',
    open: 'Open and edit',
    createFrom: 'Create session from it…',
    showMore: 'Show more',
  },
} satisfies Catalogue<unknown>

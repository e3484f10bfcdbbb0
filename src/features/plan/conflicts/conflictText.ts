import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about cells that two people changed at once. */
export const conflictText = {
  id: 'planConflicts',
  en: {
    title: (count: number) =>
      count === 1
        ? 'Somebody else changed this cell meanwhile'
        : `Somebody else changed ${count} cells meanwhile`,
    hint: 'Nothing was overwritten. Choose which text stays.',
    where: (heading: string, row: number) => `${heading}, row ${row}`,
    mine: 'Your text',
    theirs: 'The text now',
    nothing: '(empty)',
    keepMine: 'Use my text',
    keepTheirs: 'Keep the text now',
    keptMine: 'Your text is used',
    keptTheirs: 'The text stays as it is',
    copy: 'Copy my text',
  },
} satisfies Catalogue<unknown>

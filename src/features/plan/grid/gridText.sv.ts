import type { Translation } from '#ui/texts/useText.ts'
import type { gridText } from './gridText.ts'

export default {
  id: 'planGrid',
  texts: {
    edit: (heading, row) => `${heading}, rad ${row}`,
    editHeading: (heading) => `Rubrik för kolumn ${heading}`,
    choices: 'Alternativ',
    columnMenu: (heading) => `${heading}, meny`,
    width: (heading) => `Bredd på kolumn ${heading}`,
    pixels: (width) => `${width} bildpunkter`,
    showAll: 'Visa allt',
    filtered: 'Sorterat eller filtrerat bara på den här skärmen.',
    noneShown: 'Ingen rad innehåller de här orden.',
    moved: (name, place, of) => `${name} är nu nummer ${place} av ${of}`,
    moveNeedsAll: 'Rader som är sorterade, filtrerade eller sökta flyttas inte. Visa allt först.',
    selectCells: 'Markera celler',
    selectAll: 'Markera allt',
  },
} satisfies Translation<typeof gridText>

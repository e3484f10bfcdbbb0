import type { Translation } from '#ui/texts/useText.ts'
import type { columnMenuText } from './columnMenuText.ts'

export default {
  id: 'planColumnMenu',
  texts: {
    sortUp: 'Sortera A till Ö',
    sortDown: 'Sortera Ö till A',
    sortOff: 'Ingen sortering',
    sortedBy: (heading) => `Sorterat efter ${heading}, bara på den här skärmen`,
    openFilter: 'Visa rader som innehåller…',
    filter: 'Visa rader som innehåller',
    filterBy: (heading) => `Filtrera efter ${heading}`,
    onlyHere: 'Bara på den här skärmen',
    renameColumn: 'Redigera rubriken',
    editChoices: 'Alternativ…',
    moveLeft: 'Flytta åt vänster',
    moveRight: 'Flytta åt höger',
    addBefore: 'Lägg till kolumn före',
    addAfter: 'Lägg till kolumn efter',
    deleteColumn: 'Ta bort kolumnen',
  },
} satisfies Translation<typeof columnMenuText>

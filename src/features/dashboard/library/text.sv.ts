import type { Translation } from '#ui/texts/useText.ts'
import type { libraryText } from './text.ts'

export default {
  id: 'dashboardLibrary',
  texts: {
    templatesHint: 'Starta en session med aktiviteter som redan finns.',
    libraryHint: 'Färdiga att använda: officiella mallar och sådana som andra delar med alla.',
    filter: 'Visa mallar',
    all: 'Alla',
    mine: 'Mina mallar',
    search: 'Sök bland mallar',
    searchLibrary: 'Sök i biblioteket',
    official: 'Officiella mallar',
    shared: 'Delade av andra',
    foundCount: (count) => (count === 1 ? '1 mall hittades' : `${count} mallar hittades`),
    foundNone: (search) => `Ingen mall har ”${search}” i namnet eller beskrivningen`,
    foundNoneHint: 'Kontrollera stavningen eller sök på ett av orden.',
    noneHere: 'Inga mallar här',
    noneHereHint: 'Välj en annan kategori, eller alla.',
    noneMine: 'Du har inga mallar än',
    noneMineHint: 'Skapa en, eller spara en session som mall från dess meny i Mina sessioner.',
    libraryEmpty: 'Biblioteket är tomt',
    libraryEmptyHint: 'Officiella mallar visas här när en administratör lägger till dem.',
    open: 'Öppna och redigera',
    createFrom: 'Skapa session från den…',
    showMore: 'Visa fler',
  },
} satisfies Translation<typeof libraryText>

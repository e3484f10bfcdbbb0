import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { rowText } from './rowText.ts'

export default {
  id: 'planRow',
  texts: {
    cells: (row) => `Celler i rad ${row}`,
    empty: '(tomt)',
    open: 'Öppna raden',
    moveUp: 'Flytta raden upp',
    moveDown: 'Flytta raden ner',
    delete: 'Ta bort raden',
    deleteRowTitle: 'Vill du verkligen ta bort den här raden?',
    deleteRowBody: 'Raden tas bort för alltid och allt som skrivits i den går förlorat.',
    deleteColumnTitle: 'Vill du verkligen ta bort den här kolumnen?',
    deleteColumnBody: 'Kolumnen tas bort för alltid och allt som skrivits i den går förlorat.',
    rowDeleted: 'Raden är borttagen',
    columnDeleted: 'Kolumnen är borttagen',
    choicesTitle: (heading) => `Alternativ för ${heading}`,
    choicesLabel: 'Ett alternativ per rad',
    choicesHint: `De erbjuds när en cell redigeras; andra texter går också bra. Högst ${limits.planChoices}.`,
    choicesChanged: (theirs) =>
      theirs === ''
        ? 'Någon annan tog bort alla alternativ under tiden. Spara igen för att erbjuda dina.'
        : `Någon annan ändrade alternativen under tiden: ${theirs}. Spara igen för att ersätta dem med dina.`,
  },
} satisfies Translation<typeof rowText>

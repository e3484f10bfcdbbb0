import type { Translation } from '#ui/texts/useText.ts'
import type { importText } from './importText.ts'

export default {
  id: 'planImport',
  texts: {
    asRows: (columns, rows) =>
      `Varje markerad rad blir en rad sist, från första kolumnen. Det finns ${columns} kolumner och plats för ${rows} rader.`,
    outside: (count) =>
      count === 1
        ? 'Den här raden har en text till höger om sista kolumnen. Lägg till en kolumn först.'
        : `Den här raden har ${count} texter till höger om sista kolumnen. Lägg till kolumner först.`,
  },
} satisfies Translation<typeof importText>

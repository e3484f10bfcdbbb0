import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { importText } from './importText.ts'

const rowsOf = (rows: number): string => (rows === 1 ? '1 rad' : `${rows} rader`)
const columnsOf = (columns: number): string => (columns === 1 ? '1 kolumn' : `${columns} kolumner`)
const both = (rows: number, columns: number): string =>
  columns === 0 ? rowsOf(rows) : `${rowsOf(rows)} och ${columnsOf(columns)}`

export default {
  id: 'planImport',
  texts: {
    asRows: (columns, rows) =>
      `Varje markerad rad blir en rad sist, från första kolumnen. Det finns ${columnsOf(columns)} och plats för ${rowsOf(rows)}. Kolumner som saknas läggs till, upp till ${limits.planColumns}.`,
    willAdd: (rows, columns) => (rows === 0 ? 'Ingen rad läggs till.' : `${both(rows, columns)} läggs till.`),
    arrived: (rows, columns) => `${both(rows, columns)} lades till.`,
    columnsOver: (columns, texts) =>
      `${columnsOf(columns)} får inte plats: en planering har högst ${limits.planColumns}. ${texts === 1 ? '1 text där' : `${texts} texter där`} tas inte med.`,
    rowsOver: (rows) => `${rowsOf(rows)} får inte plats: en planering har högst ${limits.planRows}.`,
    rowsTooLong: (rows) =>
      `${rowsOf(rows)} med en text som är längre än ${limits.planText} tecken läggs inte till.`,
    headingsLeft: (count) =>
      count === 1
        ? '1 rubrik tas inte med: dess kolumn har en annan, eller så är den för lång.'
        : `${count} rubriker tas inte med: deras kolumner har andra, eller så är de för långa.`,
    textTooLong: `En text i raden är längre än ${limits.planText} tecken.`,
    headingStays: `Kolumnen har en annan rubrik, eller så är den längre än ${limits.planText} tecken.`,
  },
} satisfies Translation<typeof importText>

import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { planText } from './text.ts'

export default {
  id: 'plan',
  texts: {
    unnamed: 'Planering',
    column: 'Kolumn',
    rowAt: (n) => `Rad ${n}`,
    number: 'Rad',
    rows: (count) => (count === 1 ? '1 rad' : `${count} rader`),
    rowsOf: (count, all) => `${count} av ${all} rader`,
    addRow: 'Lägg till rad',
    addColumn: 'Lägg till kolumn',
    mostRows: `Planeringen är full: den har ${limits.planRows} rader.`,
    mostColumns: `Fler kolumner får inte plats: det finns ${limits.planColumns}.`,
    empty: 'Inga rader än. Lägg till den första.',
    emptyClosed: 'Inga rader.',
    footer: 'Lägga till rader, antal rader och vilka som är klara',
    labelCell: 'Text i en cell',
    labelRow: 'Rad',
    labelColumn: 'Kolumn',
    labelChoices: 'En kolumns val',
    reading:
      'Att ändra namn och ordning väntar på en direktanslutning. Celler, rader och kolumner kan ändras under tiden.',
    moveWaits: 'Att ändra ordningen väntar på en direktanslutning.',
    moveUnsaved: 'Den kan flyttas när den och den bredvid är sparade.',
    entered: 'Texten är inskriven',
    reverted: 'Inte ändrat',
    editing: (heading, row) => `Redigerar ${heading}, rad ${row}`,
    notSavedYet: 'Inte sparat än',
    inConflict: 'Även ändrad av någon annan',
    tooLong: (excess) => `${excess} tecken för långt`,
    rowAdded: (n) => `Rad ${n} tillagd`,
    columnAdded: (n) => `Kolumn ${n} tillagd`,
    gridHint:
      'Retur redigerar en cell, sparar den sedan och går till cellen under. Tabb går till nästa cell under redigering, piltangenterna annars. Escape avbryter.',
    restored: (count) =>
      count === 1
        ? 'En text som du inte hade sparat återställdes.'
        : `${count} texter som du inte hade sparat återställdes.`,
  },
} satisfies Translation<typeof planText>

import type { Translation } from '#ui/texts/useText.ts'
import type { sortText } from './sortText.ts'

const items = (count: number): string => `${count} kort`

export default {
  id: 'organizeSort',
  texts: {
    hint: 'Tangenterna 1 till 9 flyttar det till en sektion, 0 till det osorterade. Mellanslag lyfter det: piltangenterna väljer sedan platsen, mellanslag släpper, Escape avbryter.',
    itemMenu: (item) => `Åtgärder för kort: ${item}`,
    groupMenu: (name) => `Åtgärder för grupp: ${name}`,
    moveTo: 'Flytta till…',
    moveToTitle: (count) => (count === 1 ? 'Flytta kortet till…' : `Flytta ${items(count)} till…`),
    moveGroupTitle: (name) => `Flytta ”${name}” till…`,
    inSection: (section) => `grupp i ${section}`,
    newGroup: 'Ny grupp…',
    newGroupTitle: (count) => (count === 1 ? 'Ny grupp med kortet' : `Ny grupp med ${items(count)}`),
    takeOut: 'Ta ut ur gruppen',
    rename: 'Byt namn…',
    renameTitle: 'Byt namn på gruppen',
    deleteGroup: 'Ta bort grupp',
    deleteGroupTitle: 'Vill du verkligen ta bort den här gruppen?',
    deleteGroupBody: 'Korten är kvar, direkt i sektionen.',
    groupDeleted: 'Gruppen är borttagen. Korten är i sektionen.',
    deleteTitle: (count) =>
      `Vill du verkligen ta bort ${count === 1 ? 'det här kortet' : `de här ${count} korten`}?`,
    deleteBody: 'Det som står där tas bort permanent.',
    deleted: (count) => (count === 1 ? 'Kortet är borttaget' : `${items(count)} är borttagna`),
    select: 'Markera',
    selection: 'Markerade kort',
    selectedCount: (count) => (count === 0 ? 'Markera kort' : `${count} markerade`),
    selecting: 'Markerar kort. Mellanslag markerar, 1 till 9 flyttar dem, Escape avslutar.',
    selectAll: 'Markera alla',
    selectNone: 'Markera inga',
    group: 'Gruppera…',
    done: 'Klar',
    movedTo: (count, what, section) =>
      count === 1 ? `”${what}” flyttades till ${section}` : `${items(count)} flyttades till ${section}`,
    alreadyIn: (section) => `Redan i ${section}`,
    noSuchSection: (number) => `Det finns ingen sektion ${number}.`,
    takenOut: (count) =>
      count === 1 ? 'Kortet togs ut ur gruppen' : `${items(count)} togs ut ur sina grupper`,
    groupCreated: (name) => `Gruppen har skapats: ${name}`,
    renamed: (name) => `Nytt namn: ${name}`,
    manyItems: items,
    willMoveTo: (section) => `Flytta till ”${section}”`,
    willMoveInto: (group, section) => `In i gruppen ”${group}” i ”${section}”`,
    willTakeOut: (section) => `Ut ur gruppen, till ”${section}”`,
    willMoveWithin: (section) => `Flytta inom ”${section}”`,
    dropHint: 'Släpp på en sektion eller mellan två kort',
    dropAt: 'Släpp på en sektion',
    conflict: (item) => `”${item}” flyttades inte.`,
    moveAnyway: (section) => `Flytta till ${section}`,
    leaveIn: (section) => `Låt det vara kvar i ${section}`,
  },
} satisfies Translation<typeof sortText>

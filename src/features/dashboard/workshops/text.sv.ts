import type { Translation } from '#ui/texts/useText.ts'
import type { workshopsText } from './text.ts'

export default {
  id: 'dashboardWorkshops',
  texts: {
    hint: 'Alla sessioner som du har skapat, och de som du hjälper till att leda.',
    name: 'Namn',
    owner: 'Ägare',
    created: 'Skapad',
    actions: 'Åtgärder',
    ended: 'Avslutad',
    createFrom: 'Skapa session från den…',
    saveAsTemplate: 'Spara som mall…',
    copyInvite: 'Kopiera inbjudningslänk',
    inviteCopied: 'Inbjudningslänken är kopierad',
    retention: (days) =>
      `Tid för återställning: ${days === 0 ? 'ingen' : days === 1 ? '1 dag' : `${days} dagar`}…`,
    search: 'Sök bland sessioner',
    foundNone: (search) => `Ingen session heter något med ”${search}”`,
    foundNoneHint: 'Kontrollera stavningen eller sök på en del av namnet.',
    foundCount: (count, hasMore) =>
      hasMore
        ? `Fler än ${count} sessioner hittades`
        : count === 1
          ? '1 session hittades'
          : `${count} sessioner hittades`,
    showMore: 'Visa fler',
    shownCount: (count) => `${count} sessioner visas`,
    emptyTitle: 'Skapa din första session',
    emptyHint:
      'En session består av aktiviteter, till exempel en brainstorm. Bygg den i lugn och ro och bjud sedan in alla med en kod eller en länk.',
    renameSession: 'Byt namn på sessionen',
    renameTemplate: 'Byt namn på mallen',
    deleteTitle: 'Vill du verkligen ta bort den här sessionen?',
    deleteText: 'Sessionen tas bort för alltid och allt som skrivits i den går förlorat.',
    deleteTemplateTitle: 'Vill du verkligen ta bort den här mallen?',
    deleteTemplateText: 'Mallen tas bort för alltid och allt som skrivits i den går förlorat.',
    erasedAtOnce: (name) => `”${name}” raderas direkt och kan inte återställas.`,
    deletedNow: (name) => `”${name}” är borttagen`,
    deletedUntil: (name, date) =>
      `”${name}” är borttagen. Fram till ${date} kan du återställa den i Mina sessioner, under ”Borttagna”.`,
    retentionTitle: (name) => `Om ”${name}” tas bort`,
    retentionHint:
      'En borttagen session kan återställas under så många dagar. Sedan raderas den för gott, med alla svar och filer.',
    retentionDays: 'Dagar då den kan återställas',
    retentionRange: (most) => `Ett tal mellan 0 och ${most}`,
    retentionSaved: (days) =>
      days === 1 ? 'Behålls i 1 dag efter borttagning' : `Behålls i ${days} dagar efter borttagning`,
    deletedPage: 'Borttagna',
    deletedHint: 'Sessioner och mallar som du har tagit bort. Återställ dem innan de raderas för gott.',
    backToSessions: 'Tillbaka till Mina sessioner',
    kind: 'Typ',
    session: 'Session',
    template: 'Mall',
    erasedOn: 'Raderas',
    createdOn: (time) => `Skapad ${time}`,
    restore: 'Återställ',
    restoreNamed: (name) => `Återställ ${name}`,
    restored: (name) => `”${name}” är tillbaka`,
    eraseNow: 'Radera nu',
    eraseNamed: (name) => `Radera ${name} nu`,
    eraseTitle: (name) => `Radera ”${name}” nu?`,
    eraseText: 'Alla aktiviteter, svar och filer försvinner för gott. Ingen kan få tillbaka dem.',
    erased: (name) => `”${name}” är raderad`,
    deletedNone: 'Inget är borttaget',
    deletedNoneHint: 'Det du tar bort väntar här, så att du kan ändra dig.',
  },
} satisfies Translation<typeof workshopsText>

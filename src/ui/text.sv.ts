import type { uiText } from './text.ts'
import type { Translation } from './useText.ts'

export default {
  id: 'ui',
  texts: {
    product: 'Plenum',
    skipToContent: 'Hoppa till innehållet',
    loading: 'Laddar…',
    close: 'Stäng',
    cancel: 'Avbryt',
    ok: 'OK',
    tryAgain: 'Försök igen',
    reload: 'Ladda om sidan',
    delete: 'Ta bort',
    undoable: 'Du kan ångra det så länge du är kvar i aktiviteten.',
    copy: 'Kopiera',
    copied: 'Kopierat',
    closeNotification: 'Stäng meddelandet',
    failureTitle: 'Oj, något gick fel!',
    failureText: 'Ingen fara! Det brukar räcka att ladda om sidan.',
    crash: 'Något gick tyvärr fel. Ladda om sidan och försök igen.',
    loadFailedTitle: 'Det här kunde inte laddas',
    loadFailedText: 'Anslutningen kan vara borta en stund. Inget har gått förlorat.',
    notHereTitle: 'Den här delen finns inte på den här enheten än',
    notHereText: 'Den kommer när anslutningen är tillbaka. Inget har gått förlorat.',
    outdatedTitle: 'Ladda om sidan',
    outdatedText:
      'En del av den gick inte att öppna, kanske för att det finns en nyare version. Det du har skrivit i en session finns kvar.',
    saved: 'Sparat',
    saving: 'Sparar…',
    sending: (left) => `Skickar, ${left} kvar`,
    sendingWhy:
      'Skickas ett i taget, med pauser, så att ingen ser vems de är. De finns kvar på den här enheten.',
    notSaved: 'Inte sparat än, vi fortsätter försöka',
    notKept: 'Inte heller sparat på den här enheten: lämna sidan öppen',
    signOutUnsaved: (count) =>
      `${count === 1 ? 'En sak' : `${count} saker`} på den här enheten har inte kunnat sparas än. Loggar du ut går det förlorat. Logga ut ändå?`,
    offline: 'Du är offline. Fortsätt du: allt du skriver sparas på den här enheten och skickas senare.',
    refusedTitle: (count) => (count === 1 ? 'Ett bidrag togs inte emot' : `${count} bidrag togs inte emot`),
    refusedHint: 'Din text är i säkert förvar här. Kopiera den eller släng den.',
    dismiss: 'Släng',
    help: 'Hjälp',
    people: (count) => (count === 1 ? '1 person' : `${count} personer`),
    andMore: (count) => `och ${count} till`,
    anonymous: 'Deltagare',
    charactersLeft: (used, limit) => `${used}/${limit}`,
  },
} satisfies Translation<typeof uiText>

import type { Translation } from '#ui/texts/useText.ts'
import type { commentsText } from './commentsText.ts'

export default {
  id: 'slideComments',
  texts: {
    title: (page) => `Kommentarer till bild ${page}`,
    comments: 'Kommentarer',
    show: (count) => `Kommentarer, ${count} här`,
    hide: 'Dölj kommentarerna',
    none: 'Inga kommentarer till den här bilden än.',
    noneFirst: 'Inga kommentarer till den här bilden än. Din kan bli den första.',
    add: 'Kommentera den här bilden',
    addOn: (page) => `Kommentera bild ${page}`,
    begunOn: (page) => `Du började skriva på bild ${page}, och dit kommer kommentaren.`,
    sentTo: (page) => `Din kommentar finns på bild ${page}.`,
    off: 'Kommentarerna är avstängda. Din text finns kvar här.',
    areOff: 'Deltagarna ser inga kommentarer och kan inte skriva några.',
    enable: 'Slå på kommentarer',
    sort: 'Sortera efter gillningar',
    select: 'Markera',
    selected: (count) => (count === 1 ? '1 markerad' : `${count} markerade`),
    selectOne: (text) => `Markera: ${text}`,
    selectAll: 'Markera alla',
    copy: 'Kopiera till en annan aktivitet',
    remove: 'Ta bort',
    removeTitle: (count) =>
      `Vill du verkligen ta bort ${count === 1 ? 'den här kommentaren' : `de här ${count} kommentarerna`}?`,
    removeBody: (count) => `${count === 1 ? 'Kommentaren' : 'Kommentarerna'} tas bort för alltid.`,
    deleted: (count) => (count === 1 ? 'Kommentaren är borttagen' : `${count} kommentarer är borttagna`),
    open: 'Öppna',
    openOne: (text) => `Öppna: ${text}`,
    done: 'Klar',
    labelComment: 'Kommentar',
    labelChange: 'Ändrad kommentar',
    labelDelete: 'Borttagen kommentar',
    labelLike: 'Gillning',
  },
} satisfies Translation<typeof commentsText>

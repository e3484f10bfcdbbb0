import type { Translation } from '#ui/texts/useText.ts'
import type { addSeveralText } from './addSeveralText.ts'

export default {
  id: 'addSeveral',
  texts: {
    title: 'Lägg till svar',
    hint: 'Enter lägger svaret i listan. Klistra in flera rader, så blir varje rad ett eget svar.',
    addAnother: 'Lägg till i listan',
    queued: 'Svar som ska sparas',
    count: (count) => `${count} svar att spara`,
    remove: (answer) => `Ta ut: ${answer}`,
    shorten: (answer) => `Korta: ${answer}`,
    leftOver: (count) =>
      count === 1
        ? 'Ett svar är för långt och sparades inte. Korta det först.'
        : `${count} svar är för långa och sparades inte. Korta dem först.`,
    added: (count) => (count === 1 ? 'Svaret har lagts till' : `${count} svar har lagts till`),
  },
} satisfies Translation<typeof addSeveralText>

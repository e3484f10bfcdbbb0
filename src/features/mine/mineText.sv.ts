import type { Translation } from '#ui/texts/useText.ts'
import type { mineText } from './mineText.ts'

export default {
  id: 'mine',
  texts: {
    hint: 'Bara du ser den här sidan. Ingen kan veta vilka svar som är dina.',
    hintEnded:
      'Sessionen är avslutad, och därmed är det sista spåret av vem som skrev vad borta. Den här listan finns bara på den här enheten.',
    none: 'Du har inte svarat på något än',
    noneHint: 'Det du skriver i sessionen samlas här.',
    led: 'Facilitatorn leder alla just nu. Du kan öppna dina svar igen när Följ mig är avstängt.',
    toRoom: 'Tillbaka till sessionen',
    waitingCount: (count) =>
      count === 1 ? '1 sak väntar på att skickas.' : `${count} saker väntar på att skickas.`,
  },
} satisfies Translation<typeof mineText>

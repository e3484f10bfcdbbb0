import type { Translation } from '#ui/texts/useText.ts'
import type { conflictText } from './conflictText.ts'

export default {
  id: 'planConflicts',
  texts: {
    title: (count) =>
      count === 1
        ? 'Någon annan ändrade den här cellen under tiden'
        : `Någon annan ändrade ${count} celler under tiden`,
    hint: 'Inget har skrivits över. Välj vilken text som ska stå kvar.',
    where: (heading, row) => `${heading}, rad ${row}`,
    mine: 'Din text',
    theirs: 'Texten nu',
    nothing: '(tomt)',
    keepMine: 'Använd min text',
    keepTheirs: 'Behåll texten nu',
    keptMine: 'Din text används',
    keptTheirs: 'Texten står kvar som den är',
    copy: 'Kopiera min text',
  },
} satisfies Translation<typeof conflictText>

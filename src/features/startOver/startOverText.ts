import type { Catalogue } from '#ui/useText.ts'

/** Texts of starting an activity over. */
export const startOverText = {
  id: 'startOver',
  en: {
    title: (name: string) => `Start “${name}” over?`,
    body: (answers: number, groups: number, comments: number) =>
      `This takes away ${listed([
        [answers, 'answer', 'answers'],
        [groups, 'group', 'groups'],
        [comments, 'comment', 'comments'],
      ])}, all likes and who is done, for everyone. Topics, questions, texts, notes and settings stay. You can undo it right after.`,
    confirm: 'Start over',
    done: (name: string) => `“${name}” is empty again.`,
    marksStay: 'Who is done is still marked.',
    undo: 'Undo',
    undone: (name: string) => `“${name}” is as it was. Who is done is asked anew.`,
    cannotUndo: 'Something else was changed meanwhile. Use Undo in the activity, step by step.',
    needsConnection: 'This needs the connection. It is being restored.',
    unnamed: 'Unnamed',
  },
} satisfies Catalogue<unknown>

function listed(counts: [number, string, string][]): string {
  const named = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  return named.length === 0 ? 'all input (there is none yet)' : new Intl.ListFormat('en').format(named)
}

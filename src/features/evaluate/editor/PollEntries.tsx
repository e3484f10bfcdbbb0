import { ColorMenu } from '#activity/editor/ColorMenu.tsx'
import { EntryList } from '#activity/editor/EntryList.tsx'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { itemText } from '#activity/itemText.ts'
import { newId } from '#api/newId.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { pollType } from '#domain/evaluate/items.ts'
import { pollRules } from '#domain/evaluate/pollRules.ts'
import { limits, times } from '#domain/limits.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { pollsText } from '../polls/pollsText.ts'
import { evaluateEditorText } from './text.ts'

/** The polls of an activity in its editor: added, edited, sorted, coloured and deleted. SPEC EV3 */
export function PollEntries({ evaluate, isConnected }: { evaluate: Evaluate; isConnected: boolean }) {
  const text = useText(evaluateEditorText)
  const item = useText(itemText)
  const { votesGone, colors } = useText(pollsText)
  const { source, polls, listTitle } = evaluate
  const acts = useEntryActs(source, pollRules)
  const paint = (id: string, color: number): void => {
    const done = editDesk(source, (doc) => deskEdits.update(pollType, doc, { id, color }))
    if (!done.ok) notify(done.message, 'bad')
  }
  return (
    <EntryList
      title={listTitle || text.answers}
      addLabel={text.addAnswer}
      whyNoMore={polls.length >= limits.polls ? text.mostAnswers : null}
      emptyHint={text.noAnswers}
      entries={polls.map(({ id, text: words }) => ({ id, text: words, isHidden: false }))}
      selectedId={null}
      limit={limits.pollText}
      delayMs={times.activityFieldSaveMs}
      {...{ acts, newId, isConnected }}
      desk={source}
      labelAt={text.answerAt}
      newText={text.newAnswer}
      confirm={{ title: item.deleteTitle, body: `${item.deleteBody} ${votesGone}` }}
      controlsOf={(id, label) => (
        <ColorMenu
          names={colors}
          labelOf={(name) => text.colorOf(label, name)}
          color={polls.find((poll) => poll.id === id)?.color ?? 0}
          onChoose={(color) => paint(id, color)}
        />
      )}
      onSelect={(id) => {
        document
          .querySelector(`[data-item="${CSS.escape(id)}"]`)
          ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
      }}
    />
  )
}

import { useMemo } from 'react'
import { EntryList } from '#activity/editor/EntryList.tsx'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { messageOf } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import { SetSliderPollApprovedDocument } from '#api/operations/pulse.ts'
import { limits, times } from '#domain/limits.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import { statementRules } from '#domain/pulse/statementRules.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Pulse } from '../usePulse.ts'
import { statementScreen } from '../statements/statementScreen.ts'
import { pulseText } from '../text.ts'
import { pulseEditorText } from './text.ts'

export interface StatementEntriesProps {
  pulse: Pulse
  category: CategoryView
  isConnected: boolean
}

/** The statements of the open category in the editor: added, changed, sorted, approved and deleted. SPEC PU3, PU4 */
export function StatementEntries({ pulse, category, isConnected }: StatementEntriesProps) {
  const text = useText(pulseEditorText)
  const words = useText(pulseText)
  const acts = useStatementEntryActs(pulse, category)
  const { statements } = category
  return (
    <EntryList
      title={text.statementsOf(category.name)}
      addLabel={text.addStatement}
      whyNoMore={
        statements.length >= limits.statementsPerCategory ? words.full(limits.statementsPerCategory) : null
      }
      entries={statements.map(({ id, text: written, isApproved }) => ({
        id,
        text: written,
        isHidden: !isApproved,
      }))}
      selectedId={null}
      limit={limits.statementText}
      delayMs={times.questionSaveMs}
      isConnected={isConnected}
      labelAt={text.statementAt}
      newText={text.newStatement}
      newId={newId}
      confirm={{ title: words.deleteTitle, body: words.deleteBody }}
      acts={acts}
      desk={pulse.source}
      emptyHint={text.noStatements}
      hiddenHint={words.waits}
      onSelect={(id) =>
        document.querySelector(`main [data-row="${id}"]`)?.scrollIntoView({ block: 'center' })
      }
    />
  )
}

/** Edits of the desk, so that they can be undone; adding and approving are commands. */
function useStatementEntryActs({ objectId, source }: Pulse, { id: groupId }: CategoryView): EntryActs {
  const call = useCall()
  const { workshopId } = useRoom()
  const edits = useEntryActs(source, statementRules)
  return useMemo(() => {
    const tell = (error: unknown): void => notify(messageOf(error), 'bad')
    return {
      ...edits,
      add: (id, text) => {
        const made = statementScreen.calls.create({ id, groupId, text }, { workshopId, objectId })
        call(made.document, made.variables).catch(tell)
        return null
      },
      setHidden: (sliderPollId, waits) => {
        call(SetSliderPollApprovedDocument, { sliderPollId, approved: !waits }).catch(tell)
      },
    }
  }, [call, workshopId, objectId, groupId, edits])
}

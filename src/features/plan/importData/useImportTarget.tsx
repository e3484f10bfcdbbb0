import { useEffect, useMemo, useRef, useState } from 'react'
import type { ImportedItem, ImportTarget } from '#activity/importData/importTarget.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { ObjectId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { historyOf } from '../history/historyOf.ts'
import type { MadeThing } from '../history/planHistory.ts'
import { usePlan } from '../rows/usePlan.ts'
import { arrangeByCalls } from '../rows/arrangeByCalls.ts'
import { arrangeOnDesk } from '../rows/arrangeOnDesk.ts'
import { usePlanActs } from '../rows/usePlanActs.ts'
import { planText } from '../text.ts'
import { FitStep } from './FitStep.tsx'
import { asText, fitOf, looksLikeHeading } from './fit.ts'
import type { ImportFit, LeftOut, SheetTexts } from './fit.ts'
import { importText } from './importText.ts'

/** One row to add: its texts by position, and as one text where it fails. */
export interface ImportedRow extends ImportedItem {
  cells: readonly string[]
}

/**
 * Imports rows of a sheet at the end of a planner, through the same calls that users make; also offline. Columns that are
 * missing are added before. At its end it is one step of the history. SPEC PL10, PL15, PL23
 */
export function useImportTarget(objectId: ObjectId): ImportTarget<ImportedRow> {
  const text = useText(importText)
  const plan = usePlan(objectId)
  const send = useSendAct(objectId)
  const plain = useText(planText)
  const acts = usePlanActs(objectId)
  const room = useRoomOfContext()
  /** Null until the person chose: then the sheet decides. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const run = useRef<{ fit: ImportFit; columnIds: string[]; made: MadeThing[] } | null>(null)
  const latest = useRef(plan)
  useEffect(() => {
    latest.current = plan
  }, [plan])
  return useMemo(() => {
    const { columns, rows, source, isReading } = plan
    const byCalls = arrangeByCalls({ objectId, send, text: plain, columnCount: columns.length })
    const { rename } = isReading ? byCalls : arrangeOnDesk(source, plain.moveUnsaved, byCalls)
    const headings = columns.map(({ heading }) => heading)
    const isHeading = (sheet: SheetTexts): boolean => chosen ?? looksLikeHeading(sheet, headings)
    const fit = (sheet: SheetTexts): ImportFit =>
      fitOf(sheet, isHeading(sheet), { headings, rowCount: rows.length })
    const why: Record<LeftOut['why'], AnyMessage> = {
      column: planMessages.tooManyColumns(limits.planColumns),
      row: planMessages.tooManyRows(limits.planRows),
      tooLong: text.textTooLong,
      heading: text.headingStays,
    }
    return {
      steps: text.asRows(columns.length, Math.max(0, limits.planRows - rows.length)),
      lack: null,
      // No more than fit are added.
      countOf: (_texts, count) => Math.min(count, limits.planRows),
      additionsOf: (_texts, sheet) => fit(sheet).rows.map((cells) => ({ cells, text: asText(cells) })),
      longest: limits.planText,
      // They wait one behind the other in the outbox, and go as one call.
      together: limits.planRowsPerCall,
      table: {
        about: (sheet) => (
          <FitStep fit={fit(sheet)} isHeading={isHeading(sheet)} onHeading={(isOn) => setChosen(isOn)} />
        ),
        leftOut: (sheet) => fit(sheet).left.map((left) => ({ text: left.text, message: why[left.why] })),
        begin(sheet) {
          const now = fit(sheet)
          const made = now.newColumns.map((heading): MadeThing => {
            return { type: 'column', id: acts.addColumn({ heading }) }
          })
          const columnIds = [...columns, ...made].map(({ id }) => id)
          run.current = { fit: now, columnIds, made }
        },
        end() {
          if (!run.current) return
          const { made, fit: done } = run.current
          const history = historyOf(plan, room)
          history.together(() => {
            for (const { at, heading } of done.headings) {
              const id = columns[at]?.id ?? ''
              // What somebody typed there meanwhile stays.
              const isEmpty = latest.current.columns.some((one) => one.id === id && one.heading === '')
              const mistake = isEmpty ? rename(id, heading) : null
              if (mistake !== null) notify(mistake, 'bad')
            }
            for (const one of made) history.made(one)
          })
        },
        arrived: (added) => text.arrived(added, run.current?.fit.newColumns.length ?? 0),
      },
      add: async ({ cells }) => {
        const { columnIds = [], made } = run.current ?? {}
        const filled = cells.flatMap((cell, at) =>
          cell === '' ? [] : [[columnIds[at] ?? '', cell] as const],
        )
        const texts = Object.fromEntries(filled)
        const id = acts.addRow(texts)
        made?.push({ type: 'row', id, texts })
        return id
      },
    }
  }, [text, plain, plan, objectId, send, acts, room, chosen])
}

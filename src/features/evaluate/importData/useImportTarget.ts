import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { activityText } from '#activity/text.ts'
import { UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/texts/useText.ts'
import { useEvaluate } from '../useEvaluate.ts'
import { usePollActs } from '../polls/usePollActs.ts'

/** Imports texts as polls, at the end of their list; also offline. SPEC N3, N4, EV3 */
export function useImportTarget(objectId: ObjectId): ImportTarget<{ text: string }> {
  const text = useText(activityText)
  const evaluate = useEvaluate(objectId)
  const acts = usePollActs(evaluate)
  return {
    steps: null,
    lack: evaluate.isKnown ? null : text.loading,
    countOf: (textCount) => textCount,
    additionsOf: (texts) => texts.map((one) => ({ text: one })),
    longest: limits.pollText,
    add: async (addition) => {
      const { id, mistake } = acts.add({ text: addition.text, desc: '', color: 0 })
      if (mistake !== null) throw new UserMistake(mistake)
      return id
    },
  }
}

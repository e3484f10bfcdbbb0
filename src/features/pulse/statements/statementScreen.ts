import { screenOf, sent } from '#activity/item/itemScreen.ts'
import type { Overlaid } from '#activity/overlay/overlay.ts'
import type { OwnInPulseQuery } from '#api/generated.ts'
import {
  CreateSliderPollDocument,
  DeleteSliderPollDocument,
  OwnInPulseDocument,
  UpdateSliderPollDocument,
} from '#api/operations/pulse.ts'
import { statementType } from '#domain/pulse/items.ts'
import type { StatementView } from '#domain/pulse/items.ts'
import { pulseText } from '../text.ts'

/** A statement as this person sees it. */
export type StatementItem = Overlaid<StatementView>

/** Statements on screens, with their calls. SPEC PU3, PU4 */
export const statementScreen = screenOf(statementType, {
  calls: {
    create: ({ id, groupId, text }, { workshopId, objectId }) =>
      sent(CreateSliderPollDocument, {
        ...{ id, pulseId: objectId, sliderGroupId: groupId, sliderText: text },
        commonInfoInput: { workshop: workshopId },
      }),
    change: (sliderPollId, { text = '' }) =>
      sent(UpdateSliderPollDocument, { sliderPollId, sliderText: text }),
    remove: (sliderPollId) => sent(DeleteSliderPollDocument, { sliderPollId }),
  },
  labels: pulseText,
  ask: async (call, id) => ({
    items: statementsIn((await call(OwnInPulseDocument, { id })).pulse),
    liked: new Set(),
  }),
})

/**
 * This person's statements in the server's reply, as if all waited: only a document tells which are approved, since that
 * may have been withdrawn meanwhile.
 */
export function statementsIn({ slidergroupSet }: OwnInPulseQuery['pulse']): StatementView[] {
  return slidergroupSet.flatMap(({ id: groupId, sliderpollSet }) =>
    sliderpollSet.map(({ id, sliderText: text, createdTimeStamp: createdAt }) => ({
      ...{ id, groupId, text, createdAt },
      ...{ order: '', byFacilitator: false, isApproved: false },
    })),
  )
}

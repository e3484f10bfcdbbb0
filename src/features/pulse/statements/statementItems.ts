import type { ItemKind, Overlaid } from '#activity/overlay/overlay.ts'
import type { OwnItems } from '#activity/overlay/useOwn.ts'
import { OwnInPulseDocument } from '#api/operations/pulse.ts'
import { readStatements } from '#domain/pulse/read.ts'
import type { StatementView } from '#domain/pulse/read.ts'
import { statementCountKey } from '#domain/pulse/statementCountKey.ts'

/** A statement as this person sees it. */
export type StatementItem = Overlaid<StatementView>

/** How effects and the overlay read and write statements. */
export const statementItems: ItemKind<StatementView> = {
  type: 'sliderPoll',
  made: ({ id, text, fields, createdMs }) => ({
    ...{ id, text, groupId: String(fields['groupId'] ?? '') },
    ...{ isApproved: false, byFacilitator: false },
    createdAt: Math.floor(createdMs / 1000),
  }),
  changed: (statement, { text }) => (typeof text === 'string' ? { ...statement, text } : statement),
}

/** A person's own statements, waiting ones too. */
export const ownStatements: OwnItems<StatementView> = {
  async ask(call, id) {
    const { slidergroupSet } = (await call(OwnInPulseDocument, { id })).pulse
    const items = slidergroupSet.flatMap(({ id: groupId, sliderpollSet }) =>
      sliderpollSet.map((one) => ({
        ...{ id: one.id, text: one.sliderText, groupId, byFacilitator: false },
        // Only a document says so: approval may have been withdrawn since.
        isApproved: false,
        createdAt: one.createdTimeStamp,
      })),
    )
    return { items, liked: new Set() }
  },
  items: statementItems,
  countKey: ({ groupId }) => statementCountKey(groupId),
  read: readStatements,
}

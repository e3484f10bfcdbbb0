import { screenOf, sent } from '#activity/item/itemScreen.ts'
import type { Overlaid } from '#activity/overlay/overlay.ts'
import type { OwnInOrganizeQuery } from '#api/generated.ts'
import {
  CreateOrganizeItemDocument,
  DeleteOrganizeItemDocument,
  OwnInOrganizeDocument,
  UpdateOrganizeItemDocument,
} from '#api/operations/organize.ts'
import { itemType } from '#domain/organize/items.ts'
import type { ItemView } from '#domain/organize/items.ts'
import { organizeText } from '../text.ts'

/** An item as this person sees it. */
export type OrganizeItem = Overlaid<ItemView>

/** Items on screens, with their calls. SPEC OR3 */
export const itemScreen = screenOf(itemType, {
  calls: {
    create: ({ id, text, desc }, { objectId: organizeId }) =>
      sent(CreateOrganizeItemDocument, { id, organizeId, text, description: desc }),
    change: (itemId, { text, desc }) => sent(UpdateOrganizeItemDocument, { itemId, text, description: desc }),
    remove: (itemId) => sent(DeleteOrganizeItemDocument, { itemId }),
  },
  labels: organizeText,
  ask: async (call, id) => ({
    items: itemsIn((await call(OwnInOrganizeDocument, { id })).organize),
    liked: new Set(),
  }),
})

/** This person's items in the server's reply. */
export function itemsIn({ items }: OwnInOrganizeQuery['organize']): ItemView[] {
  return items.map(({ id, text, description: desc, createdTimeStamp: createdAt }, place) => ({
    ...{ id, text, desc, createdAt, place },
    byFacilitator: false,
  }))
}

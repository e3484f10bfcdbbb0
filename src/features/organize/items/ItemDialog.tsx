import { ItemEditor } from '#activity/item/ItemEditor.tsx'
import { useItemActs } from '#activity/item/useItemActs.ts'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { areResultsOpen } from '#domain/activity/votes/leading.ts'
import { itemType } from '#domain/organize/items.ts'
import { sortPage } from '#domain/organize/steps.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { OrganizeVoting } from '../place/useOrganizeVoting.ts'
import type { Organize } from '../useOrganize.ts'
import { organizeText } from '../text.ts'
import { itemScreen } from './itemScreen.ts'
import type { OrganizeItem } from './itemScreen.ts'
import type { Items } from './useItems.ts'

const ItemAgreement = lazyPart(async () => ({
  default: (await import('../results/ItemAgreement.tsx')).ItemAgreement,
}))

export interface ItemDialogProps {
  organize: Organize
  items: Items
  votes: OrganizeVoting
  opened: OpenItem<OrganizeItem>
  item: OrganizeItem
  /** The section that it is in, and its group; undefined for who sorts for themselves, and is not told. */
  heading: string | undefined
  /** It was opened to be presented to everyone, which happens at once. */
  isToPresent: boolean
  onPresented: () => void
}

/** One item in full: read, edit, delete, present. SPEC OR3 */
export function ItemDialog({ organize, items, votes, ...props }: ItemDialogProps) {
  const { description } = useText(organizeText)
  const { text, desc } = itemType.fields
  const acts = useItemActs(organize, itemScreen)
  return (
    <ItemEditor
      fields={{ text, desc: { ...desc, label: description } }}
      isLocked={items.isLocked}
      areShown
      source={organize.source}
      // A room that does not see the results is led to no page of them. SPEC BT22
      roomPage={areResultsOpen(votes.voting) ? undefined : sortPage}
      {...props}
      acts={acts}
      below={() => votes.isVotedOn && <ItemAgreement {...{ organize, votes }} item={props.item} />}
    />
  )
}

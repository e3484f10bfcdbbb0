import type { GroupId, SectionId } from '#domain/ids.ts'
import type { OrganizeScope } from './scope.ts'
import type { SeenItem } from './view.ts'

export interface OrganizeParent {
  scope: OrganizeScope
}

export interface OrganizeSectionParent {
  scope: OrganizeScope
  id: SectionId
}

export interface OrganizeGroupParent {
  scope: OrganizeScope
  id: GroupId
}

export interface OrganizeItemParent {
  scope: OrganizeScope
  item: SeenItem
}

import type { Page, PageFields } from '#domain/activity/steps.ts'
import type { PostGroupId } from '#domain/ids.ts'

/** The pages of a brainstorm. */
export type PageName = 'answers' | 'groups' | 'cloud'

/** A page of a brainstorm in its own words. */
export interface Place {
  topicId: string | null
  /** Position of the question; 0 is the first. */
  position: number
  page: PageName
  /** All questions of all topics at a glance, instead of one to answer. */
  isOverview: boolean
  /** The group that was selected; the Groups page opens on it. */
  groupId: PostGroupId | null
}

/** A page that the shared state names, or one like it. */
export function placeOf(page: Page): Place {
  return {
    topicId: page.activeMultiTopicId,
    position: page.topicActivePos,
    page: page.showWordCloudPage ? 'cloud' : page.showGroupPage ? 'groups' : 'answers',
    isOverview: page.showOverviewPage,
    groupId: page.activePostGroupId,
  }
}

/** A place in the words of the shared state. Under an overview lies the page that it was opened from. */
export function fieldsOf({ topicId, position, page, isOverview, groupId }: Place): PageFields {
  return {
    activeMultiTopicId: topicId,
    topicActivePos: position,
    showGroupPage: page === 'groups',
    showWordCloudPage: page === 'cloud',
    showOverviewPage: isOverview,
    activePostGroupId: groupId,
  }
}

import type { Page, PageFields } from '#domain/activity/steps.ts'
import type { PostGroupId } from '#domain/ids.ts'

/** The pages of a brainstorm. */
export type PageName = 'answers' | 'groups' | 'cloud'

/** The position of a screen in a brainstorm, in a brainstorm's own terms. */
export interface BrainstormPage {
  topicId: string | null
  /** Position of the question; 0 is the first. */
  position: number
  page: PageName
  /** The overview of all questions of all topics instead of one question. */
  isOverview: boolean
  /** The selected group; the Groups page opens on it. */
  groupId: PostGroupId | null
}

/** Reads a position from fields of the shared state. */
export function brainstormPageOf(page: Page): BrainstormPage {
  return {
    topicId: page.activeMultiTopicId,
    position: page.topicActivePos,
    page: page.showWordCloudPage ? 'cloud' : page.showGroupPage ? 'groups' : 'answers',
    isOverview: page.showOverviewPage,
    groupId: page.activePostGroupId,
  }
}

/** Converts a position to fields of the shared state. An overview keeps the page that it was opened from. */
export function fieldsOf({ topicId, position, page, isOverview, groupId }: BrainstormPage): PageFields {
  return {
    activeMultiTopicId: topicId,
    topicActivePos: position,
    showGroupPage: page === 'groups',
    showWordCloudPage: page === 'cloud',
    showOverviewPage: isOverview,
    activePostGroupId: groupId,
  }
}

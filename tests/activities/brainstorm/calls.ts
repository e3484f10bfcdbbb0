import { randomUUID } from 'node:crypto'
import {
  author,
  authorOfHidden,
  facilitators,
  leaders,
  members,
  room,
  verdict,
} from '../../api/matrix/verdicts.ts'
import type { KindCalls } from '../contract.ts'
import type { BrainstormStage } from './stage.ts'

const text = (value: string): string => JSON.stringify(value)
const common = ({ workshopId }: BrainstormStage): string =>
  `commonInfoData: { workshop: ${text(workshopId)} }`
const inBrainstorm = ({ objectId }: BrainstormStage): string => `brainstormId: ${text(objectId)}`
const done = '{ ok errorString }'

/** The calls of a brainstorm, and the roles that may make them. SPEC R1, B1 to B13 */
export const brainstormCalls = {
  'Query.brainstorm': {
    who: room,
    call: ({ objectId }) => `brainstorm(id: ${text(objectId)}) { id posts { id } }`,
  },
  'Query.brainstorm (of a hidden part)': {
    who: facilitators,
    call: ({ hiddenObjectId }) => `brainstorm(id: ${text(hiddenObjectId)}) { id posts { id } }`,
  },
  'Query.post': { who: room, call: ({ postId }) => `post(id: ${text(postId)}) { postText }` },
  'Query.post (a hidden answer)': {
    who: verdict({ ...authorOfHidden, projector: 'NOT_FOUND', remote: 'NOT_FOUND' }),
    call: ({ hiddenPostId }) => `post(id: ${text(hiddenPostId)}) { postText }`,
  },
  'Mutation.updateBrainstorm': {
    who: facilitators,
    call: (stage) => `updateBrainstorm(${inBrainstorm(stage)}, brainstormDesc: "New") ${done}`,
  },
  'Mutation.setLikeRules': {
    who: facilitators,
    call: (stage) => `setLikeRules(${inBrainstorm(stage)}, likesPerPerson: 3) ${done}`,
  },
  'Mutation.updatePostSectionDesc': {
    who: facilitators,
    call: (stage) => `updatePostSectionDesc(${inBrainstorm(stage)}, description: "New") ${done}`,
  },
  'Mutation.updatePostGroupSectionDesc': {
    who: facilitators,
    call: (stage) => `updatePostGroupSectionDesc(${inBrainstorm(stage)}, description: "New") ${done}`,
  },
  'Mutation.setSortByPopularity': {
    who: facilitators,
    call: (stage) => `setSortByPopularity(${inBrainstorm(stage)}, sortByPopularity: true) ${done}`,
  },
  'Mutation.setGlobalAnswers': {
    who: facilitators,
    call: (stage) => `setGlobalAnswers(${inBrainstorm(stage)}, globalAnswers: true) ${done}`,
  },
  'Mutation.setShowAnswers': {
    who: leaders,
    call: (stage) =>
      `setShowAnswers(multiTopicId: "${stage.topicId}", ${common(stage)}, selectedTopicIndex: 0, showAnswers: false) ${done}`,
  },
  'Mutation.setTopicHidden': {
    who: facilitators,
    call: (stage) =>
      `setTopicHidden(${inBrainstorm(stage)}, multiTopicId: "${stage.topicId}", hidden: true) ${done}`,
  },
  'Mutation.updateTopic': {
    who: facilitators,
    call: (stage) => `updateTopic(${inBrainstorm(stage)}, topicPos: 0, topicText: "New") ${done}`,
  },
  'Mutation.deleteTopic': {
    who: facilitators,
    call: (stage) => `deleteTopic(${inBrainstorm(stage)}, topicPos: 1) ${done}`,
  },
  'Mutation.createMultiTopic': {
    who: facilitators,
    call: (stage) => `createMultiTopic(${inBrainstorm(stage)}, text: "New") ${done}`,
  },
  'Mutation.updateMultiTopic': {
    who: facilitators,
    call: ({ topicId }) => `updateMultiTopic(multiTopicId: "${topicId}", text: "New") ${done}`,
  },
  'Mutation.deleteMultiTopic': {
    who: facilitators,
    call: ({ secondTopicId }) => `deleteMultiTopic(id: "${secondTopicId}") ${done}`,
  },
  'Mutation.createPostGroup': {
    who: facilitators,
    call: (stage) => `createPostGroup(${common(stage)}, ${inBrainstorm(stage)}) ${done}`,
  },
  'Mutation.createPostGroupFromPosts': {
    who: facilitators,
    call: (stage) =>
      `createPostGroupFromPosts(${common(stage)}, ${inBrainstorm(stage)}, postsId: ["${stage.postId}"]) ${done}`,
  },
  'Mutation.updatePostGroup': {
    who: facilitators,
    call: ({ groupId }) => `updatePostGroup(postgroupId: "${groupId}", groupNameText: "New") ${done}`,
  },
  'Mutation.movePost': {
    who: facilitators,
    call: ({ postId, groupId }) => `movePost(postId: "${postId}", toPostgroupId: "${groupId}") ${done}`,
  },
  'Mutation.mergePostGroups': {
    who: facilitators,
    call: ({ groupId, secondGroupId }) =>
      `mergePostGroups(fromPostgroupId: "${groupId}", toPostgroupId: "${secondGroupId}") ${done}`,
  },
  'Mutation.ungroupPost': {
    who: facilitators,
    call: ({ groupedPostId }) => `ungroupPost(postId: "${groupedPostId}") ${done}`,
  },
  'Mutation.deletePostGroups': {
    who: facilitators,
    call: (stage) =>
      `deletePostGroups(${common(stage)}, ${inBrainstorm(stage)}, postgroupIdList: ["${stage.groupId}"]) ${done}`,
  },
  'Mutation.createPost': {
    who: members,
    call: (stage) =>
      `createPost(id: "${randomUUID()}", ${common(stage)}, ${inBrainstorm(stage)}, postText: "New") ${done}`,
  },
  'Mutation.updatePost': {
    who: author,
    call: ({ postId }) => `updatePost(postId: "${postId}", postText: "New") ${done}`,
  },
  'Mutation.updatePost (a hidden answer)': {
    who: authorOfHidden,
    call: ({ hiddenPostId }) => `updatePost(postId: "${hiddenPostId}", postText: "New") ${done}`,
  },
  'Mutation.deletePost': { who: author, call: ({ postId }) => `deletePost(postId: "${postId}") ${done}` },
  'Mutation.deletePost (a hidden answer)': {
    who: authorOfHidden,
    call: ({ hiddenPostId }) => `deletePost(postId: "${hiddenPostId}") ${done}`,
  },
  'Mutation.deletePosts': { who: author, call: ({ postId }) => `deletePosts(idList: ["${postId}"]) ${done}` },
  'Mutation.createPostVote': {
    who: members,
    call: ({ postId }) => `createPostVote(postId: "${postId}") ${done}`,
  },
  'Mutation.createPostVote (a hidden answer)': {
    who: authorOfHidden,
    call: ({ hiddenPostId }) => `createPostVote(postId: "${hiddenPostId}") ${done}`,
  },
  'Mutation.deletePostVote': {
    who: verdict({ participantA: 'ok' }),
    call: ({ likeId }) => `deletePostVote(id: "${likeId}") ${done}`,
  },
  'Mutation.createPostGroupVote': {
    who: members,
    call: ({ secondGroupId }) => `createPostGroupVote(postGroupId: "${secondGroupId}") ${done}`,
  },
  'Mutation.deletePostGroupVote': {
    who: verdict({ participantA: 'ok' }),
    call: ({ groupLikeId }) => `deletePostGroupVote(id: "${groupLikeId}") ${done}`,
  },
  'Mutation.createComment': {
    who: members,
    call: ({ postId }) => `createComment(postId: "${postId}", text: "New") ${done}`,
  },
  'Mutation.createComment (a hidden answer)': {
    who: authorOfHidden,
    call: ({ hiddenPostId }) => `createComment(postId: "${hiddenPostId}", text: "New") ${done}`,
  },
  'Mutation.updateComment': {
    who: author,
    call: ({ commentId }) => `updateComment(commentId: "${commentId}", text: "New") ${done}`,
  },
  'Mutation.createSubComment': {
    who: members,
    call: ({ commentId }) => `createSubComment(commentId: "${commentId}", text: "New") ${done}`,
  },
  'Mutation.updateSubComment': {
    who: author,
    call: ({ subCommentId }) => `updateSubComment(subCommentId: "${subCommentId}", text: "New") ${done}`,
  },
} as const satisfies KindCalls<BrainstormStage>

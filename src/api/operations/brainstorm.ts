// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  SetSortByPopularityMutation,
  SetSortByPopularityMutationVariables,
  SetGlobalAnswersMutation,
  SetGlobalAnswersMutationVariables,
  SetShowAnswersMutation,
  SetShowAnswersMutationVariables,
  SetTopicHiddenMutation,
  SetTopicHiddenMutationVariables,
  SetLikeRulesMutation,
  SetLikeRulesMutationVariables,
} from '../generated.ts'

export const SetSortByPopularityDocument =
  'mutation SetSortByPopularity($brainstormId:ID!$sortByPopularity:Boolean!){setSortByPopularity(brainstormId:$brainstormId sortByPopularity:$sortByPopularity){ok errorString errorCode errorValues}}' as TypedDocument<
    SetSortByPopularityMutation,
    SetSortByPopularityMutationVariables
  >
export const SetGlobalAnswersDocument =
  'mutation SetGlobalAnswers($brainstormId:ID!$globalAnswers:Boolean!){setGlobalAnswers(brainstormId:$brainstormId globalAnswers:$globalAnswers){ok errorString errorCode errorValues}}' as TypedDocument<
    SetGlobalAnswersMutation,
    SetGlobalAnswersMutationVariables
  >
export const SetShowAnswersDocument =
  'mutation SetShowAnswers($multiTopicId:ID!$commonInfoData:CommonInfoInput!$selectedTopicIndex:Int!$questionId:ID$showAnswers:Boolean!){setShowAnswers(multiTopicId:$multiTopicId commonInfoData:$commonInfoData selectedTopicIndex:$selectedTopicIndex questionId:$questionId showAnswers:$showAnswers){ok errorString errorCode errorValues}}' as TypedDocument<
    SetShowAnswersMutation,
    SetShowAnswersMutationVariables
  >
export const SetTopicHiddenDocument =
  'mutation SetTopicHidden($brainstormId:ID!$multiTopicId:ID$topicPos:Int$questionId:ID$hidden:Boolean!){setTopicHidden(brainstormId:$brainstormId multiTopicId:$multiTopicId topicPos:$topicPos questionId:$questionId hidden:$hidden){ok errorString errorCode errorValues}}' as TypedDocument<
    SetTopicHiddenMutation,
    SetTopicHiddenMutationVariables
  >
export const SetLikeRulesDocument =
  'mutation SetLikeRules($brainstormId:ID!$likesPerPerson:Int$likeCountsHidden:Boolean$likesClosed:Boolean){setLikeRules(brainstormId:$brainstormId likesPerPerson:$likesPerPerson likeCountsHidden:$likeCountsHidden likesClosed:$likesClosed){ok errorString errorCode errorValues}}' as TypedDocument<
    SetLikeRulesMutation,
    SetLikeRulesMutationVariables
  >

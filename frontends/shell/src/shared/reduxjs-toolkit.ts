export { combineSlices, configureStore, createSlice, nanoid } from "unshared/@reduxjs/toolkit";

// Asked for by the library's own query part.
export {
  SHOULD_AUTOBATCH,
  combineReducers,
  createAction,
  createAsyncThunk,
  createNextState,
  createSelector,
  formatProdErrorMessage,
  isAction,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  prepareAutoBatched,
} from "unshared/@reduxjs/toolkit";

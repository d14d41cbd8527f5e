export { createApi, fetchBaseQuery, setupListeners, skipToken } from "unshared/@reduxjs/toolkit/query/react";

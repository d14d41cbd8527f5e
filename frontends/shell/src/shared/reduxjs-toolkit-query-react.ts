export { createApi, fetchBaseQuery, skipToken } from "unshared/@reduxjs/toolkit/query/react";

/** The federation runtime's long texts of its errors: left out, the code in the message and the address behind it say the same. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

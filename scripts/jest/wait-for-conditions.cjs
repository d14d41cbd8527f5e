// A condition comes when it comes: on a busy machine one second, the library's default, is less than a typed pause takes.
const { configure } = require("@testing-library/dom");
configure({ asyncUtilTimeout: 20_000 });

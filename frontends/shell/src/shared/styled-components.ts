export { createGlobalStyle, css, keyframes, styled } from "unshared/styled-components";

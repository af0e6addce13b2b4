{
  "heading": "列表",
  "loading": "正在加载……",
  "none": "暂时没有资料。",
  "problem": {
    "required": "请输入标题。",
    "tooLong": "请输入较短的标题。"
  }
}
